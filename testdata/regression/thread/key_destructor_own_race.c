// A key destructor runs in its thread, which another thread does not wait for; nor does it wait for what a thread that the destructor starts does.
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;
static int ended, late;

static void *clean(void *arg)
{
    late++;                            // RACE!
    return NULL;
}

static void destroy(void *p)
{
    pthread_t t;
    ended++;                           // RACE!
    free(p);
    pthread_create(&t, NULL, clean, NULL);
}

static void *work(void *arg)
{
    int *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    pthread_setspecific(key, p);
    return NULL;
}

int main(void)
{
    pthread_t t, u;
    pthread_key_create(&key, destroy);
    pthread_create(&t, NULL, work, NULL);
    pthread_create(&u, NULL, work, NULL);
    pthread_join(t, NULL);
    ended++;                           // RACE!
    pthread_join(u, NULL);
    ended++;                           // NORACE
    late++;                            // RACE!
    return 0;
}
