// Objects are kept in a small cache when they are not used.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_CACHED 16

struct object {
    int id;
    double weight;
    int uses;
};

static struct object *cached[MAX_CACHED];
static int ncached;
static pthread_mutex_t cache_mutex = PTHREAD_MUTEX_INITIALIZER;

static struct object *object_alloc(int id)
{
    struct object *o = NULL;
    pthread_mutex_lock(&cache_mutex);
    if (ncached > 0)
        o = cached[--ncached];
    pthread_mutex_unlock(&cache_mutex);
    if (o == NULL) {
        o = malloc(sizeof(*o));
        if (o == NULL) {
            fprintf(stderr, "out of memory\n");
            exit(1);
        }
        o->uses = 0;
    }
    o->id = id;
    o->uses++;
    return o;
}

static void object_free(struct object *o)
{
    pthread_mutex_lock(&cache_mutex);
    if (ncached < MAX_CACHED) {
        cached[ncached++] = o;
        o = NULL;
    }
    pthread_mutex_unlock(&cache_mutex);
    free(o);
}

static void *user(void *arg)
{
    int base = *(const int *)arg;
    double total = 0;
    for (int i = 0; i < 50; i++) {
        struct object *a = object_alloc(base + i);
        struct object *b = object_alloc(base - i);
        a->weight = a->id * 0.5;
        b->weight = b->id * 0.25;
        total += a->weight + b->weight;
        object_free(a);
        object_free(b);
    }
    printf("%g\n", total);
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    const int x = 10, y = 20;
    pthread_create(&t1, NULL, user, (void *)&x);
    pthread_create(&t2, NULL, user, (void *)&y);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    for (int i = 0; i < ncached; i++)
        free(cached[i]);
    return 0;
}
