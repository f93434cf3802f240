// An order that is not constant is what the argument says: the weakest, if that may be.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, other;
static int early, late;

static void set(atomic_int *p, memory_order order)
{
    atomic_store_explicit(p, 1, order);
}

static void *work(void *arg)
{
    early = 1;                         // RACE!
    set(&flag, memory_order_relaxed);
    late = 1;                          // RACE!
    set(&other, arg ? memory_order_release : memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    if (atomic_load_explicit(&flag, memory_order_acquire))
        early = 2;                     // RACE!
    if (atomic_load_explicit(&other, memory_order_acquire))
        late = 2;                      // RACE!
    return 0;
}
