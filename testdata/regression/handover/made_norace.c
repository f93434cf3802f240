// What the allocator has made zero, or somebody has, is a flag that is not set yet.
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct job { int done; bool also; int value, second; };

static void *work(void *arg)
{
    struct job *j = arg;
    j->value = 5;                      // NORACE
    j->second = 6;                     // NORACE
    pthread_mutex_lock(&m);
    j->done = 1;
    j->also = true;
    pthread_mutex_unlock(&m);
    return NULL;
}

static int look(struct job *j)
{
    int sum = 0;
    pthread_mutex_lock(&m);
    if (j->done)
        sum += j->value;               // NORACE
    if (j->also)
        sum += j->second;              // NORACE
    pthread_mutex_unlock(&m);
    return sum;
}

int main(void)
{
    pthread_t t, u;
    struct job *j = calloc(1, sizeof *j), *k = malloc(sizeof *k);
    k->done = 0;
    k->also = false;
    pthread_create(&t, NULL, work, j);
    pthread_create(&u, NULL, work, k);
    return look(j) + look(k);
}
