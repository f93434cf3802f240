// Atomic flags in structures, set with release order and read with acquire order.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct task { atomic_int state; atomic_bool stop; int value, second; };

static void *work(void *arg)
{
    struct task *k = arg;
    k->value = 5;                      // NORACE
    atomic_store_explicit(&k->state, 1, memory_order_release);
    while (!k->stop)
        ;
    k->second++;                       // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct task *k = malloc(sizeof *k), *o = k;
    atomic_init(&k->state, 0);
    k->stop = 0;
    pthread_create(&t, NULL, work, k);
    int seen = atomic_load_explicit(&o->state, memory_order_acquire);
    o = NULL;
    if (seen == 1)
        k->value++;                    // NORACE
    k->second = 1;                     // NORACE
    atomic_store(&k->stop, 1);
    return 0;
}
