#include <pthread.h>
#include <semaphore.h>

// A ring with semaphores for what is free and what is full. In the race there is one free place too many.
enum { SIZE = 2 };
static int ring[SIZE];
static sem_t free_places, full;

static void *first(void *arg)
{
    for (int i = 0; i < 4; i++) {
        sem_wait(&free_places);
        ring[i % SIZE] = i; // NORACE
        sem_post(&full);
    }
    return arg;
}

static void *second(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 4; i++) {
        sem_wait(&full);
        sum += ring[i % SIZE]; // NORACE
        sem_post(&free_places);
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t t, u;
    sem_init(&free_places, 0, SIZE);
    sem_init(&full, 0, 0);
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
