#include <pthread.h>

// A lock for readers made of a count: a writer waits until there is none. In the race it does not stop new ones.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t none = PTHREAD_COND_INITIALIZER;
static int readers, x, seen[2];

static void *reader(void *arg)
{
    pthread_mutex_lock(&lock);
    readers++;
    pthread_mutex_unlock(&lock);
    *(int *)arg = x; // RACE!
    pthread_mutex_lock(&lock);
    if (--readers == 0)
        pthread_cond_signal(&none);
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *writer(void *arg)
{
    pthread_mutex_lock(&lock);
    while (readers > 0)
        pthread_cond_wait(&none, &lock);
    pthread_mutex_unlock(&lock);
    x = 1; // RACE!
    return arg;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], 0, reader, &seen[0]);
    pthread_create(&t[1], 0, reader, &seen[1]);
    pthread_create(&t[2], 0, writer, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
