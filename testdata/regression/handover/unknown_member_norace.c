// A flag is not set by who looks at an address of which nothing is known.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct task { atomic_int ready; };
static int value;

static void *work(void *arg)
{
    struct task *k = arg;
    value = 5;                      // NORACE
    atomic_store(&k->ready, 1);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    struct task *k = malloc(sizeof *k);
    uintptr_t key = rand(), secret = (uintptr_t)&k->ready ^ key;
    atomic_init(&k->ready, 0);
    pthread_create(&t, NULL, work, k);
    if (atomic_load((atomic_int *)(secret ^ key)))
        return 0;
    while (!atomic_load(&k->ready))
        ;
    return value;                   // NORACE
}
