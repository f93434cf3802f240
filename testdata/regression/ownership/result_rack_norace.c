// The result of a function is stored in an object in an array under its lock.
#include <pthread.h>
#include <stdlib.h>

struct object {
    int uses;
    int width;
};

static struct object *cached[16];
static int count;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void put(void)
{
    struct object *o = calloc(1, sizeof *o);
    pthread_mutex_lock(&m);
    if (o != NULL && count < 16)
        cached[count++] = o;
    pthread_mutex_unlock(&m);
}

static int four(void) { return 4; }

static void *change(void *arg)
{
    pthread_mutex_lock(&m);
    if (count > 0)
        cached[count - 1]->uses = four(); // NORACE
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    put();
    put();
    pthread_create(&t, NULL, change, NULL);
    pthread_create(&u, NULL, change, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
