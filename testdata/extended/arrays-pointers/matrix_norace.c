#include <pthread.h>

// Threads have rows of a matrix, or one a row and the other one a column.
static int cells[3][3];

static void *first(void *arg)
{
    for (int i = 0; i < 3; i++)
        cells[1][i] = i; // NORACE
    return arg;
}

static void *second(void *arg)
{
    for (int i = 0; i < 3; i++)
        cells[2][i]++; // NORACE
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
