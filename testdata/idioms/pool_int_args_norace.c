// A thread pool whose tasks get a number each, in memory of its own.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*work_fn)(void *);

typedef struct work {
    work_fn fn;
    void *arg;
    struct work *next;
} work_t;

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t nonempty;
    work_t *first, *last;
    bool closing;
    int nthreads;
    pthread_t *threads;
} pool_t;

static void *pool_main(void *p)
{
    pool_t *pool = p;
    for (;;) {
        pthread_mutex_lock(&pool->lock);
        while (pool->first == NULL && !pool->closing)
            pthread_cond_wait(&pool->nonempty, &pool->lock);
        if (pool->first == NULL) {
            pthread_mutex_unlock(&pool->lock);
            return NULL;
        }
        work_t *w = pool->first;
        pool->first = w->next;
        if (pool->first == NULL)
            pool->last = NULL;
        pthread_mutex_unlock(&pool->lock);
        w->fn(w->arg);
        free(w);
    }
}

static pool_t *pool_new(int n)
{
    pool_t *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->nonempty, NULL);
    pool->threads = malloc(n * sizeof *pool->threads);
    if (pool->threads == NULL) {
        free(pool);
        return NULL;
    }
    for (; pool->nthreads < n; pool->nthreads++)
        if (pthread_create(&pool->threads[pool->nthreads], NULL, pool_main, pool) != 0)
            break;
    return pool;
}

static int pool_add(pool_t *pool, work_fn fn, void *arg)
{
    work_t *w = malloc(sizeof *w);
    if (w == NULL)
        return -1;
    w->fn = fn;
    w->arg = arg;
    w->next = NULL;
    pthread_mutex_lock(&pool->lock);
    if (pool->last != NULL)
        pool->last->next = w;
    else
        pool->first = w;
    pool->last = w;
    pthread_cond_signal(&pool->nonempty);
    pthread_mutex_unlock(&pool->lock);
    return 0;
}

static void pool_free(pool_t *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->closing = true;
    pthread_cond_broadcast(&pool->nonempty);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->nthreads; i++)
        pthread_join(pool->threads[i], NULL);
    pthread_mutex_destroy(&pool->lock);
    pthread_cond_destroy(&pool->nonempty);
    free(pool->threads);
    free(pool);
}

static pthread_mutex_t sum_lock = PTHREAD_MUTEX_INITIALIZER;
static long sum;

static void add_square(void *arg)
{
    int *n = arg;
    pthread_mutex_lock(&sum_lock);
    sum += (long)*n * *n;
    pthread_mutex_unlock(&sum_lock);
    free(n);
}

int main(void)
{
    pool_t *pool = pool_new(4);
    if (pool == NULL)
        return 1;
    for (int i = 0; i < 100; i++) {
        int *n = malloc(sizeof *n);
        if (n == NULL)
            break;
        *n = i;
        if (pool_add(pool, add_square, n) != 0)
            free(n);
    }
    pool_free(pool);
    printf("%ld\n", sum);
    return 0;
}
