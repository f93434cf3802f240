// A flag is also set by who reaches it by an address of which nothing is known.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct task { atomic_int ready; };
static int value;

static void *work(void *arg)
{
    struct task *k = arg;
    value = 5;                      // RACE!
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
    atomic_store((atomic_int *)(secret ^ key), 1);
    while (!atomic_load(&k->ready))
        ;
    return value;                   // RACE!
}
