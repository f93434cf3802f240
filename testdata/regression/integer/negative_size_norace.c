// The same with numbers that are no less than zero: what lies behind the tests is reached only where they say so.
#include <pthread.h>
#include <stdlib.h>

int x, y, z;
char buffer[8];

static int fill(void) { return rand() ? 0 : 3; }

static void *f(void *arg)
{
    int v = 1;
    if (v < sizeof(int))
        goto next;
    x++; // NORACE
next:;
    int n = fill();
    if (n >= sizeof buffer)
        y++; // NORACE
    long left = 0;
    for (unsigned long i = 0; i < left; i++) {
        z++; // NORACE
        break;
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    x = 1; // NORACE
    y = 1; // NORACE
    z = 1; // NORACE
    pthread_join(t, 0);
}
