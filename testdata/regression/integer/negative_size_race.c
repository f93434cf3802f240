// A negative number is greater than every size: -1 is not less than sizeof, and what lies behind the test is reached.
#include <pthread.h>
#include <stdlib.h>

int x, y, z;
char buffer[8];

static int fill(void) { return rand() ? -1 : 3; }

static void *f(void *arg)
{
    int v = -1;
    if (v < sizeof(int))
        return 0;
    x++; // RACE!
    int n = fill();
    if (n >= sizeof buffer)
        y++; // RACE!
    long left = -1;
    for (unsigned long i = 0; i < left; i++) {
        z++; // RACE!
        break;
    }
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    x = 1; // RACE!
    y = 1; // RACE!
    z = 1; // RACE!
    pthread_join(t, 0);
}
