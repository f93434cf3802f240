#include <pthread.h>

// A pointer is set through another one, before there are threads.
static int a, b;
static int *p = &a, *q = &b;
static int **way = &q;

static void *first(void *arg)
{
    *p = 1;
    return arg;
}

static void *second(void *arg)
{
    *q = 2; // NORACE
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
