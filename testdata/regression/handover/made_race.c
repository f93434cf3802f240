// Nobody knows whether a flag is set that nobody has made zero, or that was copied, or made anew with its object.
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct job { int done; bool also; int value, second; };

static void *work(void *arg)
{
    struct job *j = arg;
    j->value = 5;                      // RACE!
    j->second = 6;                     // RACE!
    pthread_mutex_lock(&m);
    j->done = 1;
    j->also = true;
    pthread_mutex_unlock(&m);
    return NULL;
}

static int look(struct job *j)
{
    int sum = 0;
    pthread_mutex_lock(&m);
    if (j->done)
        sum += j->value;               // RACE!
    if (j->also)
        sum += j->second;              // RACE!
    pthread_mutex_unlock(&m);
    return sum;
}

int main(void)
{
    pthread_t t, u;
    struct job *j = malloc(sizeof *j), *k = malloc(sizeof *k);
    k->done = 1;
    k->also = true;
    k = realloc(k, 2 * sizeof *k);
    pthread_create(&t, NULL, work, j);
    pthread_create(&u, NULL, work, k);
    return look(j) + look(k);
}
