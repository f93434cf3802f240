// A library calls back in the running thread, and the callback leaves the call by longjmp.
#include <pthread.h>
#include <setjmp.h>

void parse(const char *text, void (*failed)(void));

static jmp_buf before;
static int x;

static void failed(void) {
    longjmp(before, 1);
}

static void *worker(void *arg) {
    x++; // RACE!
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    if (setjmp(before) == 0)
        parse("text", failed);
    else
        x++; // RACE!
    pthread_join(t, 0);
    return 0;
}
