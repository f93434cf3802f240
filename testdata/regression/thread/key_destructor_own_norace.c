// What a key destructor does is done by the thread that has set the value, before anybody has joined it.
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;
static int ended;

static void destroy(void *p)
{
    ended++;                           // NORACE
    free(p);                           // NORACE
}

static void *work(void *arg)
{
    int *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    pthread_setspecific(key, p);
    ended++;                           // NORACE
    ++*(int *)pthread_getspecific(key); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_key_create(&key, destroy);
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
    ended++;                           // NORACE
    return 0;
}
