#include <pthread.h>

static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER, inner = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

// The two threads hold one lock each of those that a third access holds both of.
static void *first(void *arg)
{
    pthread_mutex_lock(&outer);
    pthread_mutex_lock(&inner);
    x++;
    pthread_mutex_unlock(&inner);
    x++; // RACE!
    pthread_mutex_unlock(&outer);
    return arg;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&inner);
    x--; // RACE!
    pthread_mutex_unlock(&inner);
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
