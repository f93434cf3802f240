// Comparisons that also come out so if a flag is zero.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int state, a, b, d;

static void *work(void *arg)
{
    a = b = d = 1;                     // RACE!
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
    if (!(state < 0))
        a = 2;                         // RACE!
    if (!(state <= -1))
        b = 2;                         // RACE!
    while (state != 0 && state != 2)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    d = 2;                             // RACE!
    return 0;
}
