#include <pthread.h>

// Arrays beside each other in a structure; a loop goes too far.
static struct { char name[4]; char kind[4]; } s;

static void *first(void *arg)
{
    char *p = (char *)&s;
    for (int i = 0; i <= 4; i++)
        p[i] = 'n'; // RACE!
    return arg;
}

static void *second(void *arg)
{
    s.kind[0] = 'k'; // RACE!
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
