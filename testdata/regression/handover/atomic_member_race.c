// Atomic flags of which one has been read, and another one is meant; or that are set early, or not initialised.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct task { atomic_int state; atomic_bool stop; int value, second; };

static void *work(void *arg)
{
    struct task *k = arg;
    k->value = 5;                      // RACE!
    atomic_store_explicit(&k->state, 1, memory_order_release);
    while (!k->stop)
        ;
    k->second++;                       // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct task *k = malloc(sizeof *k), *o = rand() ? k : malloc(sizeof *o);
    atomic_init(&k->state, 0);
    atomic_init(&o->state, o == k ? 0 : 1);
    pthread_create(&t, NULL, work, k);
    int seen = atomic_load_explicit(&o->state, memory_order_acquire);
    o = k;
    if (seen == 1)
        k->value++;                    // RACE!
    k->second = 1;                     // RACE!
    atomic_store(&k->stop, 1);
    return 0;
}
