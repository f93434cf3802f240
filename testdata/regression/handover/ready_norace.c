// Who has seen the flag comes after what its setter has done before it set it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, data;

static void *work(void *arg)
{
    pthread_mutex_lock(&m);
    while (!ready)                     // NORACE
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    data++;                            // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    data = 1;                          // NORACE
    pthread_mutex_lock(&m);
    ready = 1;                         // NORACE
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}
