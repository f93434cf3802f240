// What comes behind a signal comes behind a join before it.
#include <pthread.h>
#include <signal.h>

static int x;

static void *work(void *arg)
{
    x = 2;                             // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    signal(SIGUSR1, SIG_IGN);
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
    raise(SIGUSR1);
    x = 1;                             // NORACE
    return 0;
}
