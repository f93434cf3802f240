// A flag that is set with release order and read with acquire order hands over only what comes before it is set.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_bool ready;
static atomic_int stale, both, relayed;
static int early, late, relaxed, shared, passed;

static void *work(void *arg)
{
    while (!atomic_load_explicit(&ready, memory_order_acquire))
        ;
    early = 2;                         // NORACE
    late = 2;                          // RACE!
    return NULL;
}

static void *hasty(void *arg)
{
    if (atomic_load_explicit(&stale, memory_order_relaxed))
        relaxed = 2;                   // RACE!
    if (both)
        shared = 2;                    // RACE!
    int seen = relayed;
    if (seen)
        passed = 2;                    // RACE!
    return NULL;
}

static void *other(void *arg)
{
    both = 1;
    atomic_fetch_add_explicit(&relayed, 1, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t, u, v;
    pthread_create(&t, NULL, work, NULL);
    pthread_create(&u, NULL, other, NULL);
    pthread_create(&v, NULL, hasty, NULL);
    early = 1;                         // NORACE
    relaxed = 1;                       // RACE!
    shared = 1;                        // RACE!
    passed = 1;                        // RACE!
    atomic_store_explicit(&ready, true, memory_order_release);
    late = 1;                          // RACE!
    stale = 1;
    both = 1;
    atomic_store_explicit(&relayed, 1, memory_order_relaxed);
    return 0;
}
