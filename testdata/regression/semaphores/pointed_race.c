// One wait too few; and the one that is there is for any of the posts.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

struct fetch { int size; sem_t *done; };

static void *fetch(void *arg)
{
    struct fetch *f = arg;
    f->size = 1;                       // RACE!
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
        if (i > 0)
            sem_wait(&done);
    for (int i = 0; i < 3; i++)
        sum += list[i]->size;          // RACE!
    return sum;
}
