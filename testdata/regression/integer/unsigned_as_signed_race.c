// A large unsigned number is negative as a signed one: the loop that counts down below zero ends, and (long)u < 6 holds for the largest u.
#include <pthread.h>
#include <stdlib.h>

int x, y;

static void *f(void *arg)
{
    unsigned long u = rand() ? -1ul : 8;
    if ((long)u < 6)
        if (u > 6)
            x++; // RACE!
    for (unsigned long i = 3; (long)i >= 0; i--) {
    }
    y++; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    x = 1; // RACE!
    y = 1; // RACE!
    pthread_join(t, 0);
}
