#include <pthread.h>

// One thread writes a byte of a number, the other one a half of it, by a cast.
static unsigned long number;

static void *first(void *arg)
{
    ((unsigned char *)&number)[3] = 1; // NORACE
    return arg;
}

static void *second(void *arg)
{
    *(unsigned *)((char *)&number + 4) = 2; // NORACE
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
