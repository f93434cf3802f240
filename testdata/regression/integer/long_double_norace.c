// What an execution shows with numbers of fewer digits, none of the program's does: nothing is confirmed.
#include <pthread.h>

int a, b;

static void *f(void *arg)
{
    if (1.5L != 1.5)
        a++; // NORACE
    long double x = 9007199254740992.0L;
    if (x + 1 == x)
        b++; // NORACE imprecise
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    a = 1; // NORACE
    b = 1; // NORACE imprecise
    pthread_join(t, 0);
}
