// Nobody else touches what the handler counts.
#include <pthread.h>
#include <signal.h>

static pthread_t first;
static int x;
static volatile sig_atomic_t hits;

static void handler(int sig) {
    if (pthread_equal(pthread_self(), first))
        __atomic_fetch_add(&hits, 1, __ATOMIC_SEQ_CST); // NORACE
}

static void *worker(void *arg) {
    x++; // NORACE
    return arg;
}

int main(void) {
    pthread_t t;
    first = pthread_self();
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    x++; // NORACE
    return 0;
}
