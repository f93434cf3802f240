// A signal handler runs in the thread that it interrupts, so that pthread_self may be the main thread's.
#include <pthread.h>
#include <signal.h>

static pthread_t first;
static int x;

static void handler(int sig) {
    if (pthread_equal(pthread_self(), first))
        x++; // RACE!
}

static void *worker(void *arg) {
    x++; // RACE!
    return arg;
}

int main(void) {
    pthread_t t;
    first = pthread_self();
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
