// A thread that a handler may end anywhere has still ended for whoever joins it.
#include <pthread.h>
#include <signal.h>

static int x;

static void handler(int sig) {
    pthread_exit(0);
}

static void *worker(void *arg) {
    x++; // NORACE
    return 0;
}

int main(void) {
    pthread_t t;
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    x++; // NORACE
    return 0;
}
