// Semaphores that threads reach through pointers in what they are given: allocators may fail, but nobody goes on from
// there by way of a null pointer.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

struct fetch { int size; sem_t *done; };

static void *fetch(void *arg)
{
    struct fetch *f = arg;
    f->size = 1;                       // NORACE
    sem_post(f->done);
    return NULL;
}

int main(void)
{
    struct fetch *list[3];
    sem_t done;
    pthread_t t;
    int sum = 0;
    sem_init(&done, 0, 0);
    for (int i = 0; i < 3; i++) {
        list[i] = malloc(sizeof *list[i]);
        list[i]->done = &done;
        pthread_create(&t, NULL, fetch, list[i]);
    }
    for (int i = 0; i < 3; i++)
        sem_wait(&done);
    for (int i = 0; i < 3; i++)
        sum += list[i]->size;          // NORACE
    return sum;
}
