#include <pthread.h>

// An array of unions of an array and a number.
static union { unsigned char byte[4]; unsigned number; } cells[2];

static void *first(void *arg)
{
    cells[0].byte[3] = 1; // NORACE
    return arg;
}

static void *second(void *arg)
{
    cells[1].number = 2; // NORACE
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
