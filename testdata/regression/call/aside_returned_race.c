// What a callee hands back of one caller's objects is not what became of another's.
#include <pthread.h>

struct box {
    int *at;
};

static int x;

static int used(struct box *b) {
    return b->at != 0;
}

static void *worker(void *arg) {
    x++; // RACE!
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
    v = 2;
    used(&b);
    if (v == 2)
        x++; // RACE!
    pthread_join(t, 0);
    return 0;
}
