// A cleanup handler of main releases the mutex that a function at the exit takes then.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int g;

static void release(void *p)
{
    pthread_mutex_unlock(p);
}

static void *work(void *arg)
{
    g++;                               // RACE!
    return NULL;
}

static void bye(void)
{
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, NULL, work, NULL);
    g++;                               // RACE!
    pthread_join(t, NULL);
    g++;                               // NORACE
    pthread_mutex_unlock(&m);
}

int main(void)
{
    atexit(bye);
    pthread_mutex_lock(&m);
    pthread_cleanup_push(release, &m);
    pthread_exit(NULL);
    pthread_cleanup_pop(0);
    return 0;
}
