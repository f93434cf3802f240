// A pointer of which too many objects are known is passed on without synchronising: it may be the one that another thread has just made.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct box { int content; };

static struct box *_Atomic made, *_Atomic relayed;

#define MAKE(n) struct box *b##n = malloc(sizeof *b##n); if (!b##n) return NULL; b##n->content = n; atomic_store(&made, b##n);
#define TEN(n) MAKE(n##0) MAKE(n##1) MAKE(n##2) MAKE(n##3) MAKE(n##4) MAKE(n##5) MAKE(n##6) MAKE(n##7) MAKE(n##8) MAKE(n##9)

static void *make(void *arg)
{
    TEN(1)                            // RACE!
    TEN(2)                            // RACE!
    TEN(3)                            // RACE!
    TEN(4)                            // RACE!
    TEN(5)                            // RACE!
    TEN(6)                            // RACE!
    TEN(7)                            // RACE!
    TEN(8)                            // RACE!
    TEN(9)                            // RACE!
    TEN(10)                           // RACE!
    TEN(11)                           // RACE!
    TEN(12)                           // RACE!
    TEN(13)                           // RACE!
    TEN(14)                           // RACE!
    TEN(15)                           // RACE!
    TEN(16)                           // RACE!
    TEN(17)                           // RACE!
    TEN(18)                           // RACE!
    TEN(19)                           // RACE!
    TEN(20)                           // RACE!
    TEN(21)                           // RACE!
    TEN(22)                           // RACE!
    TEN(23)                           // RACE!
    TEN(24)                           // RACE!
    TEN(25)                           // RACE!
    TEN(26)                           // RACE!
    TEN(27)                           // RACE!
    TEN(28)                           // RACE!
    TEN(29)                           // RACE!
    return NULL;
}

static void *relay(void *arg)
{
    atomic_store_explicit(&relayed, atomic_load(&made), memory_order_relaxed); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, make, NULL);
    pthread_create(&u, NULL, relay, NULL);
    struct box *b = atomic_load(&relayed);
    return b ? b->content : 0;         // RACE!
}
