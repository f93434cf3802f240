// The same, and the function waits for its thread first.
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
    g++;                               // NORACE
    return NULL;
}

static void bye(void)
{
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, NULL, work, NULL);
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
