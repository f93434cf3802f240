// What is read of a bit-field fits it; where sums do as well, or are converted to the declared type before, all compilers agree.
#include <pthread.h>
#include <stdlib.h>

struct { unsigned long x : 40; } s;
int a, b, c;

static void *f(void *arg)
{
    s.x = rand();
    if (s.x > 0xffffffffff)
        a++; // NORACE
    if ((unsigned long)s.x + 1 == 0)
        b++; // NORACE
    if (s.x < 100 && (s.x & 15) + 1 > 16)
        c++; // NORACE
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    a = 1; // NORACE
    b = 1; // NORACE
    c = 1; // NORACE
    pthread_join(t, 0);
}
