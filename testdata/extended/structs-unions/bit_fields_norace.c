#include <pthread.h>

// Bit-fields beside each other share what is written; one of no width parts them.
static struct {
    unsigned a : 4;
    unsigned : 0;
    unsigned b : 4;
} s;

static void *first(void *arg)
{
    s.a = 1; // NORACE
    return arg;
}

static void *second(void *arg)
{
    s.b = 1; // NORACE
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
