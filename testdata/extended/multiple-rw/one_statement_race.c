#include <pthread.h>

// One statement reads and writes several shared variables.
static int a, b, c;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg)
{
    pthread_mutex_lock(&lock);
    a = b + c++; // RACE!
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *second(void *arg)
{
    b = c; // RACE!
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
