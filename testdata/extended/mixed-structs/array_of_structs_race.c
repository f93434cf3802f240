#include <pthread.h>

// An array of structures: threads have members, or elements.
static struct { int a, b; } cells[4];

static void *first(void *arg)
{
    for (int i = 0; i < 4; i++)
        cells[i].a = i; // RACE!
    return arg;
}

static void *second(void *arg)
{
    for (int i = 0; i < 4; i++)
        cells[i].b = i;
    cells[3].a = 0; // RACE!
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
