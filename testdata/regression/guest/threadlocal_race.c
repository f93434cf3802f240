// The handler finds the thread-local variable of the thread that it interrupts.
#include <pthread.h>
#include <signal.h>

static _Thread_local int interrupted;
static int x;

static void handler(int sig) {
    interrupted = 1;
}

static void *worker(void *arg) {
    x++; // RACE!
    return arg;
}

int main(void) {
    pthread_t t;
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, 0);
    if (interrupted)
        x++; // RACE!
    pthread_join(t, 0);
    return 0;
}
