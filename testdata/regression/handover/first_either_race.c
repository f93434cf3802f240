// It may be said of something else that it is made.
#include <pthread.h>
#include <stdlib.h>

struct lazy { pthread_mutex_t m; int made; int value, other; };

static struct lazy spare;

static void *use(void *arg)
{
    struct lazy *l = arg, *q = l->other ? l : &spare;
    pthread_mutex_lock(&l->m);
    if (!l->made) {
        l->value = 5;                  // RACE!
        q->made = 1;
    }
    pthread_mutex_unlock(&l->m);
    return l->value ? l : NULL;        // RACE!
}

int main(int argc, char **argv)
{
    pthread_t t;
    struct lazy *l = calloc(1, sizeof *l);
    l->other = argc - 1;
    pthread_mutex_init(&l->m, NULL);
    pthread_create(&t, NULL, use, l);
    return use(l) == l;
}
