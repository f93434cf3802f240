// No number that is small as an unsigned one is negative as a signed one; and the loop ends only where the unsigned number is large.
#include <pthread.h>
#include <stdlib.h>

int x, y;

static void *f(void *arg)
{
    unsigned long u = rand() ? 7 : 8;
    if ((long)u < 6)
        x++; // NORACE
    unsigned long i = 3;
    while ((long)i >= 0)
        i--;
    if (i < 6)
        y++; // NORACE
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    x = 1; // NORACE
    y = 1; // NORACE
    pthread_join(t, 0);
}
