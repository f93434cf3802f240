// The result of a function is stored in a node behind another one that two readers have found.
#include <pthread.h>
#include <stdlib.h>

struct item {
    struct item *next;
    int value;
};

static struct item *items;
static pthread_rwlock_t m = PTHREAD_RWLOCK_INITIALIZER;

static void fill(void)
{
    struct item *it = malloc(sizeof *it);
    if (it == NULL)
        exit(1);
    it->value = 1;
    pthread_rwlock_wrlock(&m);
    it->next = items;
    items = it;
    pthread_rwlock_unlock(&m);
}

static int three(void) { return 3; }

static void *change(void *arg)
{
    pthread_rwlock_rdlock(&m);
    if (items != NULL && items->next != NULL)
        items->next->value = three(); // RACE!
    pthread_rwlock_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    fill();
    fill();
    pthread_create(&t, NULL, change, NULL);
    pthread_create(&u, NULL, change, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
