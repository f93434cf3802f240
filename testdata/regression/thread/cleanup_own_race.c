// A cleanup handler runs in its thread, while others do what they do.
#include <pthread.h>

static int count;

static void leave(void *p)
{
    count++;                           // RACE!
}

static void *work(void *arg)
{
    pthread_cleanup_push(leave, NULL);
    pthread_exit(NULL);
    pthread_cleanup_pop(0);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    count++;                           // RACE!
    pthread_join(t, NULL);
    count++;                           // NORACE
    return 0;
}
