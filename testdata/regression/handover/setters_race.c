// A flag that two threads set says nothing about either; nor one that is zero again before the thread goes on and sets it again.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, again, a, b;

static void *first(void *arg)
{
    a = 1;                             // RACE!
    pthread_mutex_lock(&m);
    done = 1;
    pthread_mutex_unlock(&m);
    return NULL;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&m);
    done = 1;
    again = 1;
    again = 0;
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
    again = 1;
    pthread_mutex_unlock(&m);
    b = 1;                             // RACE!
    pthread_mutex_lock(&m);
    again = 1;
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t, u;
    int seen = 0;
    pthread_create(&t, NULL, first, NULL);
    pthread_create(&u, NULL, second, NULL);
    pthread_mutex_lock(&m);
    if (done)
        seen = 1;
    pthread_mutex_unlock(&m);
    if (seen)
        a = 2;                         // RACE!
    pthread_mutex_lock(&m);
    if (again) {
        pthread_mutex_unlock(&m);
        b = 2;                         // RACE!
        return 0;
    }
    pthread_mutex_unlock(&m);
    return 0;
}
