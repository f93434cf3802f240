// An order that is not constant is what the argument says, for a store that releases, a load that acquires, and a spin lock.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct box { int content; };

static struct box *_Atomic made;

static void put(struct box *b, memory_order order)
{
    atomic_store_explicit(&made, b, order);
}

static struct box *get(memory_order order)
{
    return atomic_load_explicit(&made, order);
}

static void *work(void *arg)
{
    struct box *b = malloc(sizeof *b);
    if (!b)
        return NULL;
    b->content = 1;                    // NORACE
    put(b, memory_order_release);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    struct box *b = get(memory_order_acquire);
    return b ? b->content : 0;         // NORACE
}
