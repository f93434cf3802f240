// Flags that are set with release order and read with acquire order, in all notations.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_bool ready = false;
static _Atomic int stage;
static int plain;
static int first, second, third, again;

static void *work(void *arg)
{
    while (!atomic_load(&ready))
        ;
    first++;                           // NORACE
    int reached = atomic_load_explicit(&stage, memory_order_acquire);
    if (reached == 2)
        second++;                      // NORACE
    if (__atomic_load_n(&plain, __ATOMIC_ACQUIRE) != 0)
        third++;                       // NORACE
    if (stage > 0) {
        stage = 0;
        again++;                       // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    first = 1;                         // NORACE
    ready = true;
    second = again = 1;                // NORACE
    atomic_store_explicit(&stage, 2, memory_order_release);
    third = 1;                         // NORACE
    __atomic_store_n(&plain, 1, __ATOMIC_RELEASE);
    return 0;
}
