#include <pthread.h>

// Each thread gets the address of its own element.
static long cells[2];

static void *work(void *arg)
{
    long *mine = arg;
    for (int i = 0; i < 2; i++)
        mine[0] += i; // NORACE
    return 0;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, work, &cells[0]);
    pthread_create(&u, 0, work, &cells[1]);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
