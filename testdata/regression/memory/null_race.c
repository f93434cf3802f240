// Addresses behind a null pointer, and pointers that may be null, are nothing that stops anybody.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct list { int head, tail; };
static int a, b, c;

static void *work(void *arg)
{
    struct list *l = NULL;
    size_t off = (size_t)&l->tail;
    (void)off;
    (void)sizeof l->head;
    a = 1;                             // RACE!
    return NULL;
}

static void *other(void *arg)
{
    struct list *l = arg;
    if (l->head)
        b = 1;                         // RACE!
    if (l == NULL || l->tail)
        c = 1;                         // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t, u;
    struct list *l = rand() ? malloc(sizeof *l) : NULL;
    pthread_create(&t, NULL, work, NULL);
    pthread_create(&u, NULL, other, l);
    a = 2;                             // RACE!
    b = 3;                             // RACE!
    c = 3;                             // RACE!
    return 0;
}
