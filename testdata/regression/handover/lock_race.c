// A flag that is set under one mutex and seen under another races itself, and so does what it is to protect; likewise one that is written through a pointer.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static int done, other, a, b;
static int *alias = &other;

static void *work(void *arg)
{
    a = 1;                             // RACE!
    pthread_mutex_lock(&m);
    done = 1;                          // RACE!
    pthread_mutex_unlock(&m);
    b = 1;                             // RACE!
    pthread_mutex_lock(&m);
    other = 1;
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_mutex_lock(&m);
    *alias = 1;
    if (other) {
        pthread_mutex_unlock(&m);
        b = 2;                         // RACE!
        pthread_mutex_lock(&m);
    }
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&n);
    if (done) {                        // RACE!
        pthread_mutex_unlock(&n);
        a = 2;                         // RACE!
        return 0;
    }
    pthread_mutex_unlock(&n);
    return 0;
}
