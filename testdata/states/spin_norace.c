// A lock of one flag, which is tested before it is set. The racing twin opens it without release.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int taken;
static int shared;

static void lock(void) {
    for (;;) {
        while (atomic_load_explicit(&taken, memory_order_relaxed))
            ;
        if (!atomic_exchange_explicit(&taken, 1, memory_order_acquire))
            return;
    }
}

static void unlock(void) { atomic_store_explicit(&taken, 0, memory_order_release); }

static void *work(void *arg) {
    for (;;) {
        lock();
        shared ^= 1; // NORACE
        unlock();
    }
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, work, 0);
    pthread_create(&u, 0, work, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
