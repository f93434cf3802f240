// A lock of one number, which is one when the lock is free, and is tested before it is taken. The racing twin opens it without release.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int open = 1;
static int shared;

static void lock(void) {
    for (;;) {
        while (!atomic_load_explicit(&open, memory_order_relaxed))
            ;
        if (atomic_exchange_explicit(&open, 0, memory_order_acquire))
            return;
    }
}

static void unlock(void) { atomic_store_explicit(&open, 1, memory_order_relaxed); }

static void *work(void *arg) {
    for (;;) {
        lock();
        shared ^= 1; // RACE!
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
