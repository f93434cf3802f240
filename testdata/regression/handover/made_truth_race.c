// A truth value that nobody has initialised may be any: there are not two of them.
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct job { bool done; int value; };

static void *work(void *arg)
{
    struct job *j = arg;
    j->value = 5;                      // RACE!
    pthread_mutex_lock(&m);
    j->done = true;
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct job *j = malloc(sizeof *j);
    pthread_create(&t, NULL, work, j);
    pthread_mutex_lock(&m);
    if (j->done)
        j->value++;                    // RACE!
    pthread_mutex_unlock(&m);
    return 0;
}
