#include <pthread.h>

// Readers and writers, of whom one takes the lock for reading only.
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x, seen[2];

static void *reader(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    *(int *)arg = x;
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *writer(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    x++; // RACE!
    pthread_rwlock_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t[4];
    pthread_create(&t[0], 0, reader, &seen[0]);
    pthread_create(&t[1], 0, reader, &seen[1]);
    pthread_create(&t[2], 0, writer, 0);
    pthread_create(&t[3], 0, writer, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return 0;
}
