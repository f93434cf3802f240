#include <pthread.h>
#include <stdatomic.h>

// A ring of one producer and one consumer, with an index for each. In the race the consumer gives a place back
// before it has read it.
enum { SIZE = 4 };
static short ring[SIZE];
static _Atomic unsigned in, out;

static void *first(void *arg)
{
    for (short i = 0; i < 10; i++) {
        while (atomic_load(&in) - atomic_load(&out) == SIZE)
            ;
        ring[atomic_load(&in) % SIZE] = i; // RACE!
        atomic_store(&in, atomic_load(&in) + 1);
    }
    return arg;
}

static void *second(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 10; i++) {
        while (atomic_load(&in) == atomic_load(&out))
            ;
        unsigned k = atomic_load(&out);
        atomic_store(&out, k + 1);
        sum += ring[k % SIZE]; // RACE!
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
