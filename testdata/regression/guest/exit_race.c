// A handler ends the thread that it interrupts, with a result of its own.
#include <pthread.h>
#include <signal.h>

static int x;

static void handler(int sig) {
    pthread_exit(&x);
}

static void *other(void *arg) {
    x++; // RACE!
    return arg;
}

static void *worker(void *arg) {
    for (;;)
        ;
    return 0;
}

int main(void) {
    pthread_t t, u;
    void *p;
    signal(SIGUSR1, handler);
    pthread_create(&u, 0, other, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, &p);
    if (p)
        ++*(int *)p; // RACE!
    pthread_join(u, 0);
    return 0;
}
