// A function that takes the lock of what it is given is called for each element: for each pass there is one.
#include <pthread.h>
#include <stdlib.h>

struct future { pthread_mutex_t m; pthread_cond_t c; int ready, value; };

static void *work(void *arg)
{
    struct future *f = arg;
    pthread_mutex_lock(&f->m);
    f->value = 5;                      // NORACE
    f->ready = 1;
    pthread_cond_broadcast(&f->c);
    pthread_mutex_unlock(&f->m);
    return NULL;
}

static struct future *start(void)
{
    pthread_t t;
    struct future *f = malloc(sizeof *f);
    pthread_mutex_init(&f->m, NULL);
    pthread_cond_init(&f->c, NULL);
    f->ready = 0;
    pthread_create(&t, NULL, work, f);
    return f;
}

static int get(void *arg)
{
    struct future *f = arg;
    pthread_mutex_lock(&f->m);
    while (!f->ready)
        pthread_cond_wait(&f->c, &f->m);
    pthread_mutex_unlock(&f->m);
    return f->value;                   // NORACE
}

int main(void)
{
    struct future *f[4];
    int sum = 0;
    for (int i = 0; i < 4; i++)
        f[i] = start();
    for (int i = 0; i < 4; i++)
        sum += get(f[i]);
    return sum;
}
