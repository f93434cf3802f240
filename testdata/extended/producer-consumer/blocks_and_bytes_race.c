#include <pthread.h>
#include <stdatomic.h>

// A producer writes blocks, a consumer reads bytes; an index says what is there.
enum { SIZE = 4 };
static unsigned long blocks[SIZE];
static atomic_int ready;

static void *first(void *arg)
{
    for (int i = 0; i < SIZE; i++) {
        atomic_store(&ready, i + 1);
        blocks[i] = i; // RACE!
    }
    return arg;
}

static void *second(void *arg)
{
    const unsigned char *p = (unsigned char *)blocks;
    long sum = 0;
    for (int i = 0; i < SIZE; i++) {
        while (atomic_load(&ready) <= i)
            ;
        for (int k = 0; k < (int)sizeof blocks[0]; k++)
            sum += p[i * sizeof blocks[0] + k]; // RACE!
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
