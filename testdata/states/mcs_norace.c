// A lock that is a queue of waiting threads (Mellor-Crummey and Scott). The racing twin hands it over without release.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *_Atomic next;
    atomic_int waits;
};
static struct node *_Atomic tail;
static int shared;

static void *work(void *arg) {
    struct node me;
    for (int i = 0; i < 3; i++) {
        atomic_store_explicit(&me.next, 0, memory_order_relaxed);
        atomic_store_explicit(&me.waits, 1, memory_order_relaxed);
        struct node *before = atomic_exchange_explicit(&tail, &me, memory_order_acq_rel);
        if (before) {
            atomic_store_explicit(&before->next, &me, memory_order_release);
            while (atomic_load_explicit(&me.waits, memory_order_acquire))
                ;
        }
        shared ^= 1; // NORACE
        struct node *behind = atomic_load_explicit(&me.next, memory_order_acquire), *mine = &me;
        if (!behind) {
            if (atomic_compare_exchange_strong_explicit(&tail, &mine, 0, memory_order_release, memory_order_relaxed))
                continue;
            while (!(behind = atomic_load_explicit(&me.next, memory_order_acquire)))
                ;
        }
        atomic_store_explicit(&behind->waits, 0, memory_order_release);
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
