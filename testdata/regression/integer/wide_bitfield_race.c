// A bit-field that is wider than int wraps around at its own width for gcc, and at that of its declared type for clang: either branch is taken by some compiler.
#include <pthread.h>

struct { unsigned long x : 40; } s;
int a, b;

static void *f(void *arg)
{
    s.x = -1;
    if (s.x + 1 == 0)
        a++; // RACE!
    else
        b++; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    a = 1; // RACE!
    b = 1; // RACE!
    pthread_join(t, 0);
}
