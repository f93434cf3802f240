/* futures: heap object with its own mutex and condition, waited for by the caller */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct future { pthread_mutex_t mu; pthread_cond_t cv; int done; long value; int input; } future_t;
static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static void *compute(void *p)
{
    future_t *f = p;
    long v = fib(f->input);
    pthread_mutex_lock(&f->mu);
    f->value = v;
    f->done = 1;
    pthread_cond_signal(&f->cv);
    pthread_mutex_unlock(&f->mu);
    return NULL;
}
static future_t *async_fib(int n)
{
    future_t *f = malloc(sizeof *f);
    pthread_t t;
    if (f == NULL) return NULL;
    pthread_mutex_init(&f->mu, NULL);
    pthread_cond_init(&f->cv, NULL);
    f->done = 0;
    f->value = 0;
    f->input = n;
    if (pthread_create(&t, NULL, compute, f) != 0) { free(f); return NULL; }
    pthread_detach(t);
    return f;
}
static long await_(future_t *f)
{
    long v;
    pthread_mutex_lock(&f->mu);
    while (!f->done) pthread_cond_wait(&f->cv, &f->mu);
    v = f->value;
    pthread_mutex_unlock(&f->mu);
    return v;
}
int main(void)
{
    future_t *fs[5];
    long total = 0;
    for (int i = 0; i < 5; i++) fs[i] = async_fib(10 + i);
    for (int i = 0; i < 5; i++) if (fs[i]) total += await_(fs[i]);
    printf("%ld\n", total);
    return 0;
}
