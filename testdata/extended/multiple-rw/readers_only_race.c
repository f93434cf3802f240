#include <pthread.h>

// Many threads read what was written before them.
static int limit, sum[3];

static void *work(void *arg)
{
    int *mine = arg;
    for (int i = 0; i < limit; i++)
        *mine += limit;
    limit = 0; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t[3];
    limit = 4;
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, work, &sum[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
