// A handler that was there before is put back, and handlers jump: the function behind the pointer is one and the same however often it is looked at.
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>

static jmp_buf before;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void handler(int sig) {
    longjmp(before, 1);
}

static void *worker(void *arg) {
    pthread_mutex_lock(&m);
    x++; // NORACE
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    struct sigaction old, new = {.sa_handler = handler};
    if (setjmp(before) == 0) {
        sigaction(SIGILL, &new, &old);
        pthread_create(&t, 0, worker, 0);
        pthread_mutex_lock(&m);
        x++; // NORACE
        pthread_mutex_unlock(&m);
    }
    sigaction(SIGILL, &old, 0);
    pthread_join(t, 0);
    return 0;
}
