#include <pthread.h>

// Each thread fills one half of an array through a pointer of its own.
static int cells[8];

static void fill(int *from, int n)
{
    for (int *p = from; p < from + n; p++)
        *p = n; // NORACE
}

static void *first(void *arg)
{
    fill(cells, 4);
    return arg;
}

static void *second(void *arg)
{
    fill(cells + 4, 4);
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
