#include <pthread.h>

static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER, inner = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

// Both locks are held, but x is written behind the release of the one that counts.
static void *first(void *arg)
{
    pthread_mutex_lock(&outer);
    pthread_mutex_lock(&inner);
    y++;
    x++; // NORACE
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    return arg;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&outer);
    x--; // NORACE
    pthread_mutex_unlock(&outer);
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
