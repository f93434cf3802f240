// A stack without a lock (Treiber), to which two threads push and from which a third one pops. In the racing twin a
// push does not release.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};
static struct node *_Atomic top;

static void *push(void *arg) {
    for (int i = 0; i < 2; i++) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            return 0;
        n->value = i; // RACE!
        n->next = atomic_load_explicit(&top, memory_order_relaxed);
        while (!atomic_compare_exchange_weak_explicit(&top, &n->next, n, memory_order_relaxed, memory_order_relaxed))
            ;
    }
    return arg;
}

static void *pop(void *arg) {
    int sum = 0;
    for (;;) {
        struct node *n = atomic_load_explicit(&top, memory_order_acquire);
        if (n && atomic_compare_exchange_strong_explicit(&top, &n, n->next, memory_order_acquire, memory_order_relaxed))
            sum ^= n->value;
    }
    return arg;
}

int main(void) {
    pthread_t t, u, v;
    pthread_create(&t, 0, push, 0);
    pthread_create(&u, 0, push, 0);
    pthread_create(&v, 0, pop, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    pthread_join(v, 0);
    return 0;
}
