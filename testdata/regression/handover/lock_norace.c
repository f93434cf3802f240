// A flag that is set and seen under one mutex, by name.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, a;

static void *work(void *arg)
{
    a = 1;                             // NORACE
    pthread_mutex_lock(&m);
    done = 1;                          // NORACE
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_mutex_lock(&m);
    if (done) {                        // NORACE
        pthread_mutex_unlock(&m);
        a = 2;                         // NORACE
        return 0;
    }
    pthread_mutex_unlock(&m);
    return 0;
}
