// Who gets a pointer without synchronising may find in the object what was there before it was stored for others: a value that was overwritten, or the first zero.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { atomic_int state; _Atomic(struct node *) next; };

static struct node *_Atomic made;
static atomic_int *_Atomic own;
static int first, second, third;

static void *make(void *arg)
{
    struct node *n = calloc(1, sizeof *n); // RACE!
    if (!n)
        return NULL;
    atomic_store_explicit(&n->state, 1, memory_order_relaxed);
    atomic_store_explicit(&n->state, 2, memory_order_relaxed);
    atomic_store_explicit(&made, n, memory_order_relaxed);
    first = 1;                         // RACE!
    second = 1;                        // RACE!
    return NULL;
}

static void *keep(void *arg)
{
    atomic_int here;
    atomic_store_explicit(&here, 0, memory_order_relaxed);
    atomic_store_explicit(&here, 1, memory_order_relaxed);
    atomic_store_explicit(&own, &here, memory_order_release);
    third = 1;                         // RACE!
    for (;;)
        ;
}

static void *look(void *arg)
{
    struct node *n = atomic_load_explicit(&made, memory_order_relaxed);
    if (n && atomic_load_explicit(&n->state, memory_order_relaxed) == 0) // RACE!
        first = 2;                     // RACE!
    if (n && atomic_load_explicit(&n->state, memory_order_relaxed) == 1) // RACE!
        second = 2;                    // RACE!
    atomic_int *p = atomic_load_explicit(&own, memory_order_relaxed);
    if (p && atomic_load_explicit(p, memory_order_acquire) == 0)
        third = 2;                     // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t, u, v;
    pthread_create(&t, NULL, make, NULL);
    pthread_create(&u, NULL, keep, NULL);
    pthread_create(&v, NULL, look, NULL);
    return 0;
}
