// What is read in each activation of a function is one flag.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct task { atomic_int state; int ready; };
static int value, other;

static void *work(void *arg)
{
    struct task *k = arg;
    value = 5;                         // NORACE
    other = 5;                         // NORACE
    atomic_store_explicit(&k->state, 1, memory_order_release);
    pthread_mutex_lock(&m);
    k->ready = 1;
    pthread_mutex_unlock(&m);
    return NULL;
}

static int look(struct task *k, struct task *next)
{
    int seen = atomic_load_explicit(&k->state, memory_order_acquire);
    if (next)
        look(next, NULL);
    return seen ? value : 0;           // NORACE
}

int main(int argc, char **argv)
{
    pthread_t t;
    struct task k = {0, 0};
    pthread_create(&t, NULL, work, &k);
    int sum = look(&k, &k);
    struct task *either = &k;
    pthread_mutex_lock(&m);
    if (either->ready)
        sum += other;                  // NORACE
    pthread_mutex_unlock(&m);
    return sum;
}
