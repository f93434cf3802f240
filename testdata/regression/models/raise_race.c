// A signal need not end the process.
#include <pthread.h>
#include <signal.h>

static int x;

static void *work(void *arg)
{
    x = 2;                             // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t;
    signal(SIGUSR1, SIG_IGN);
    pthread_create(&t, NULL, work, NULL);
    raise(SIGUSR1);
    x = 1;                             // RACE!
    return 0;
}
