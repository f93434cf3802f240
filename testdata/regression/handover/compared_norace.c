// Comparisons that come out so only if a flag is set.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int state, a, b, d;

static void *work(void *arg)
{
    a = b = d = 1;                     // NORACE
    pthread_mutex_lock(&m);
    state = 2;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_mutex_lock(&m);
    if (!(state < 1))
        a = 2;                         // NORACE
    if (!(state <= 0))
        b = 2;                         // NORACE
    while (state != 2)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    d = 2;                             // NORACE
    return 0;
}
