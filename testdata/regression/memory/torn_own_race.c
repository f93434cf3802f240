// A byte of zeros in a number that may be zero anyway: what is left of another value that it may have is neither.
#include <pthread.h>

static int g, x;

static void *work(void *arg)
{
    g = arg ? -1 : 0;                  // RACE!
    ((unsigned char *)&g)[1] = 0;      // RACE!
    x++;                               // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    int v;
    pthread_create(&t, NULL, work, argc > 1 ? &x : NULL);
    v = g;                             // RACE!
    if (v == (int)0xffff00ff)
        x++;                           // RACE!
    return 0;
}
