// A flag that one thread sets, several times, and another one puts back.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, a, b;

static void *first(void *arg)
{
    a = 1;                             // NORACE
    b = 1;                             // NORACE
    pthread_mutex_lock(&m);
    done = 1;                          // NORACE
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
    done = 2;                          // NORACE
    pthread_mutex_unlock(&m);
    return NULL;
}

static void *third(void *arg)
{
    b = 2;                             // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, first, NULL);
    pthread_mutex_lock(&m);
    if (done == 2) {                   // NORACE
        done = 0;                      // NORACE
        pthread_mutex_unlock(&m);
        a = 2;                         // NORACE
        pthread_create(&u, NULL, third, NULL);
        return 0;
    }
    pthread_mutex_unlock(&m);
    return 0;
}
