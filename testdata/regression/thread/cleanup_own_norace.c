// A cleanup handler runs in its thread, before anybody has joined it.
#include <pthread.h>

static int count;

static void leave(void *p)
{
    count++;                           // NORACE
}

static void *work(void *arg)
{
    pthread_cleanup_push(leave, NULL);
    count++;                           // NORACE
    pthread_exit(NULL);
    pthread_cleanup_pop(0);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
    count++;                           // NORACE
    return 0;
}
