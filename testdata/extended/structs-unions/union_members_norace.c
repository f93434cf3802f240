#include <pthread.h>

// The members of a union are the same bytes, as far as they reach.
static union { struct { short low, high; } half; int whole; short one; } u;

static void *first(void *arg)
{
    u.one = 1; // NORACE
    return arg;
}

static void *second(void *arg)
{
    u.half.high = 2; // NORACE
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
