// A thread hands out the address of its thread-local variable, which a handler in that thread changes.
#include <pthread.h>
#include <signal.h>

static _Thread_local int count;

static void handler(int sig) {
    count++; // RACE!
}

static void *worker(void *arg) {
    ++*(int *)arg; // RACE!
    return 0;
}

int main(void) {
    pthread_t t;
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, &count);
    pthread_join(t, 0);
    return 0;
}
