#include <pthread.h>

// Two pointers are exchanged under a lock; what they lead to is written under the same one.
static int a, b;
static int *p = &a, *q = &b;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg)
{
    pthread_mutex_lock(&lock);
    int *old = p;
    p = q; // RACE!
    q = old;
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&lock);
    int *mine = p;
    pthread_mutex_unlock(&lock);
    *mine = 1;
    pthread_mutex_lock(&lock);
    p = mine;
    pthread_mutex_unlock(&lock);
    q = mine; // RACE!
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
