// What the setter does after it has set the flag is in parallel with those who have seen it.
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
    data++;                            // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_mutex_lock(&m);
    ready = 1;                         // NORACE
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    data = 1;                          // RACE!
    return 0;
}
