// A function that is not known may end the process, but only where it is called.
#include <pthread.h>
#include <stdlib.h>

void library_fail(const char *message);

static int g;

static void bye(void)
{
    g++;                               // NORACE
}

static void *work(void *arg)
{
    g++;                               // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    atexit(bye);
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
    if (argc > 3)
        library_fail(argv[0]);
    g++;                               // NORACE
    return 0;
}
