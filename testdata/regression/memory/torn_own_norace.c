// A zero in a number that may be zero anyway: the whole of it is another value still.
#include <pthread.h>

static int g, x;

static void *work(void *arg)
{
    g = arg ? -1 : 0;                  // RACE!
    g = 0;                          // RACE!
    x++;                               // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    int v;
    pthread_create(&t, NULL, work, argc > 1 ? &x : NULL);
    v = g;                             // RACE!
    if (v == (int)0xffff00ff)
        x++;                           // NORACE
    return 0;
}
