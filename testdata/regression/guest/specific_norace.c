// The data that the handler finds is changed atomically.
#include <pthread.h>
#include <signal.h>

static pthread_key_t key;
static int x;

static void handler(int sig) {
    int *p = pthread_getspecific(key);
    if (p)
        __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST); // NORACE
}

static void *worker(void *arg) {
    __atomic_fetch_add(&x, 1, __ATOMIC_SEQ_CST); // NORACE
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_key_create(&key, 0);
    pthread_setspecific(key, &x);
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
