// As aside_race.c, but the variable that the callee does not name is still zero.
#include <pthread.h>

static int named, other, x;

static void set(void) {
    named = 1;
}

static void twice(void) {
    set();
    set();
}

static void *worker(void *arg) {
    x++; // NORACE
    return arg;
}

int main(void) {
    pthread_t t;
    twice();
    int go = named && other;
    pthread_create(&t, 0, worker, 0);
    if (go)
        x++; // NORACE
    pthread_join(t, 0);
    return 0;
}
