#include <pthread.h>

// Two structures that point to data, to one of their own or to the same.
static int data[2];
static struct holder { int *to; } h[2];

static void *work(void *arg)
{
    struct holder *mine = arg;
    *mine->to = 1; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t, u;
    h[0].to = &data[0];
    h[1].to = &data[0];
    pthread_create(&t, 0, work, &h[0]);
    pthread_create(&u, 0, work, &h[1]);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
