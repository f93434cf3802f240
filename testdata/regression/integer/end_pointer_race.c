// The place behind the last element has an address, which may be compared; an index that is not known reaches it.
#include <pthread.h>
#include <stdlib.h>

int x, a[10];

static void *f(void *arg)
{
    int n = rand() % 6 + 5;
    int *end = a + n;
    if (end == a + 10)
        x++; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    x = 1; // RACE!
    pthread_join(t, 0);
}
