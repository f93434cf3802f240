// A function that is not known may end the process, and so may a thread that runs one.
#include <pthread.h>
#include <stdlib.h>

void *library_thread(void *);
void library_fail(const char *message);

static int g, h;

static void bye(void)
{
    g++;                               // RACE!
    h++;                               // RACE!
}

static void *work(void *arg)
{
    g++;                               // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t, u;
    atexit(bye);
    h++;                               // NORACE
    pthread_create(&t, NULL, work, NULL);
    if (argc > 3)
        library_fail(argv[0]);
    pthread_join(t, NULL);
    g++;                               // NORACE
    pthread_create(&u, NULL, library_thread, NULL);
    h++;                               // RACE!
    return 0;
}
