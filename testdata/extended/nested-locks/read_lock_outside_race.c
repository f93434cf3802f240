#include <pthread.h>

// A lock for readers is held around one that excludes; writers of the other thread take the first one for writing.
static pthread_rwlock_t all = PTHREAD_RWLOCK_INITIALIZER;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *first(void *arg)
{
    pthread_rwlock_rdlock(&all);
    pthread_mutex_lock(&lock);
    x++; // RACE!
    pthread_mutex_unlock(&lock);
    pthread_rwlock_unlock(&all);
    return arg;
}

static void *second(void *arg)
{
    pthread_rwlock_rdlock(&all);
    x = 0; // RACE!
    pthread_rwlock_unlock(&all);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
