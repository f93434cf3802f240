// A truth value is false that somebody has initialised so.
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct job { bool done; int value; };

static void *work(void *arg)
{
    struct job *j = arg;
    j->value = 5;                      // NORACE
    pthread_mutex_lock(&m);
    j->done = true;
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct job *j = malloc(sizeof *j);
    j->done = false;
    pthread_create(&t, NULL, work, j);
    pthread_mutex_lock(&m);
    if (j->done)
        j->value++;                    // NORACE
    pthread_mutex_unlock(&m);
    return 0;
}
