// A queue lock of nodes that are allocated, which nobody checks: where there is no memory, a thread stands still.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    atomic_int busy;
};

static struct node *_Atomic tail;
static int shared;

static struct node *make(int busy) {
    struct node *n = malloc(sizeof *n);
    atomic_init(&n->busy, busy);
    return n;
}

static void *work(void *arg) {
    for (int i = 0; i < 2; i++) {
        struct node *mine = make(1);
        struct node *before = atomic_exchange(&tail, mine);
        while (atomic_load_explicit(&before->busy, memory_order_acquire))
            ;
        free(before);
        shared++; // NORACE
        atomic_store_explicit(&mine->busy, 0, memory_order_release);
    }
    return arg;
}

int main(void) {
    pthread_t t, u;
    tail = make(0);
    pthread_create(&t, 0, work, 0);
    pthread_create(&u, 0, work, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
