// A lock of two counters, which turn around. The racing twin serves the next ticket without release.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_uchar next, serving;
static int shared;

static void *work(void *arg) {
    for (int i = 0; i < 4; i++) {
        unsigned char mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
        while (atomic_load_explicit(&serving, memory_order_acquire) != mine)
            ;
        shared ^= 1; // NORACE
        atomic_store_explicit(&serving, mine + 1, memory_order_release);
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
