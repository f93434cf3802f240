// Bins are worked off while pairs are still put there.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAPPERS 3
#define REDUCERS 2

typedef struct pair {
    int key;
    long value;
    struct pair *next;
} pair;

static struct bin {
    pthread_mutex_t m;
    pair *pairs;
} bins[REDUCERS];

static long totals[REDUCERS];
static int input[MAPPERS][100];

static void emit(int key, long value)
{
    pair *p = malloc(sizeof(pair));
    if (p == NULL)
        abort();
    p->key = key;
    p->value = value;
    struct bin *b = &bins[(unsigned)key % REDUCERS];
    pthread_mutex_lock(&b->m);
    p->next = b->pairs;
    b->pairs = p; // RACE!
    pthread_mutex_unlock(&b->m);
}

static void *mapper(void *arg)
{
    long id = (long)arg;
    for (int i = 0; i < 100; i++)
        emit(input[id][i] % 10, input[id][i]);
    return NULL;
}

static void *reducer(void *arg)
{
    long id = (long)arg;
    struct bin *b = &bins[id];
    while (b->pairs != NULL) { // RACE!
        pair *p = b->pairs;
        b->pairs = p->next;
        totals[id] += p->value;
        free(p);
    }
    return NULL;
}

int main(void)
{
    pthread_t m[MAPPERS], r[REDUCERS];
    for (int i = 0; i < MAPPERS; i++)
        for (int j = 0; j < 100; j++)
            input[i][j] = i * j;
    for (int i = 0; i < REDUCERS; i++)
        pthread_mutex_init(&bins[i].m, NULL);
    for (long i = 0; i < MAPPERS; i++)
        pthread_create(&m[i], NULL, mapper, (void *)i);
    for (long i = 0; i < REDUCERS; i++)
        pthread_create(&r[i], NULL, reducer, (void *)i);
    for (int i = 0; i < REDUCERS; i++)
        pthread_join(r[i], NULL);
    for (int i = 0; i < MAPPERS; i++)
        pthread_join(m[i], NULL);
    printf("%ld %ld\n", totals[0], totals[1]);
    return 0;
}
