// A callee that gets an object from one caller before it has escaped meets it in shared memory when another calls.
#include <pthread.h>

struct box {
    int *at;
};

static int x;
static int *_Atomic shared;

static int used(struct box *b) {
    int *p = shared;
    if (b->at)
        return 0;
    return p && __atomic_load_n(p, __ATOMIC_SEQ_CST) == 3;
}

static void *worker(void *arg) {
    int *p = shared;
    if (p)
        __atomic_store_n(p, 2, __ATOMIC_SEQ_CST);
    x++; // NORACE
    return arg;
}

int main(void) {
    pthread_t t;
    struct box b;
    int v = 1;
    pthread_create(&t, 0, worker, 0);
    b.at = &v;
    used(&b);
    b.at = 0;
    shared = &v;
    if (used(&b))
        x++; // NORACE
    pthread_join(t, 0);
    return 0;
}
