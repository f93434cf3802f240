#include <pthread.h>

// Two members of one structure are written by one thread each.
static struct { int a; int b; } s;

static void *first(void *arg)
{
    s.a = 1; // RACE!
    return arg;
}

static void *second(void *arg)
{
    s.b = 1;
    s.a++; // RACE!
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
