// Nobody comes past an access by way of a null pointer.
#include <pthread.h>
#include <stddef.h>

struct list { int head, tail; };
static int a, b;

static void *work(void *arg)
{
    struct list *l = arg;
    l->tail = 1;
    a = 1;                             // NORACE
    return NULL;
}

static void *other(void *arg)
{
    struct list *l = arg;
    if (l->head)
        b = 1;                         // NORACE
    else
        b = 2;                         // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, work, NULL);
    pthread_create(&u, NULL, other, NULL);
    a = 2;                             // NORACE
    b = 3;                             // NORACE
    return 0;
}
