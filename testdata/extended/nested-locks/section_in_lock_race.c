#include <pthread.h>
extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);

// An atomic section within a lock: what is in it is ordered with other sections, and nothing else is.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *first(void *arg)
{
    pthread_mutex_lock(&lock);
    __VERIFIER_atomic_begin();
    x++;
    __VERIFIER_atomic_end();
    y++; // RACE!
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *second(void *arg)
{
    __VERIFIER_atomic_begin();
    x--;
    y--; // RACE!
    __VERIFIER_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
