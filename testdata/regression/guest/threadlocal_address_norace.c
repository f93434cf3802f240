// As threadlocal_address_race.c, but nothing interrupts the threads.
#include <pthread.h>

static _Thread_local int count;

static void *worker(void *arg) {
    ++*(int *)arg; // NORACE
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, &count);
    pthread_join(t, 0);
    count++; // NORACE
    return 0;
}
