#define _GNU_SOURCE
#include <pthread.h>

// A recursive lock that is taken twice, and released once or twice before the access.
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int x;

static void *first(void *arg)
{
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_mutex_unlock(&lock);
    x = 1; // RACE!
    return arg;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&lock);
    x = 2; // RACE!
    pthread_mutex_unlock(&lock);
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
