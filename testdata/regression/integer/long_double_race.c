// A long double has more digits than a double: 2^53 + 1 is a number of its own, and 0.1 as a long double is another one.
#include <pthread.h>

int a, b, c;
long double x = 9007199254740992.0L;

static void *f(void *arg)
{
    if (x + 1 != x)
        a++; // RACE!
    if (0.1L != 0.1)
        b++; // RACE!
    long double sum = 0.1L + 0.2L;
    if (sum == 0.3L)
        c++; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    a = 1; // RACE!
    b = 1; // RACE!
    c = 1; // RACE!
    pthread_join(t, 0);
}
