// Before there are other threads, a variable that a callee does not name keeps its value through the call; one that it changes does not.
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
    x++; // RACE!
    return arg;
}

int main(void) {
    pthread_t t;
    other = 1;
    twice();
    int go = named && other;
    pthread_create(&t, 0, worker, 0);
    if (go)
        x++; // RACE!
    pthread_join(t, 0);
    return 0;
}
