// A handler jumps out of the thread that it interrupts: the second return of sigsetjmp happens.
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf before;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void handler(int sig) {
    siglongjmp(before, 1);
}

static void *worker(void *arg) {
    x++; // RACE!
    pthread_mutex_lock(&m);
    y++; // RACE!
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    if (sigsetjmp(before, 1)) {
        x++; // RACE!
        pthread_mutex_lock(&m);
        y++;
        pthread_mutex_unlock(&m);
        y++; // RACE!
        return 0;
    }
    signal(SIGUSR1, handler);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
