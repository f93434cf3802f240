// Every thread has its own variable, whether a handler or the thread itself counts.
#include <pthread.h>
#include <signal.h>

static _Thread_local int depth;
static int x;

static void handler(int sig) {
    depth++; // NORACE
}

static void *worker(void *arg) {
    depth++; // NORACE
    x++;     // NORACE
    return arg;
}

int main(void) {
    pthread_t t;
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, 0);
    depth++; // NORACE
    pthread_join(t, 0);
    if (depth)
        x++; // NORACE
    return 0;
}
