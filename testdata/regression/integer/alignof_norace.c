// flags: -m32
// __alignof__ tells the alignment of an object on its own, _Alignof that of a type wherever it stands: on i386 they differ.
#include <pthread.h>

int a, b;

static void *f(void *arg)
{
    if (__alignof__(long long) != 8)
        a++; // NORACE
    if (_Alignof(double) != 4)
        b++; // NORACE
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    a = 1; // NORACE
    b = 1; // NORACE
    pthread_join(t, 0);
}
