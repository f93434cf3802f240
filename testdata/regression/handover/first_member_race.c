// It is made once more where the member is zero again, by whatever name.
#include <pthread.h>
#include <stdlib.h>

struct lazy { pthread_mutex_t m; int made; int value, other; };

static void *use(void *arg)
{
    struct lazy *l = arg;
    pthread_mutex_lock(&l->m);
    if (!l->made) {
        l->value = 5;                  // RACE!
        l->made = 1;
    }
    pthread_mutex_unlock(&l->m);
    return l->value ? l : NULL;        // RACE!
}

int main(void)
{
    pthread_t t;
    struct lazy *l = calloc(1, sizeof *l);
    pthread_mutex_init(&l->m, NULL);
    pthread_create(&t, NULL, use, l);
    pthread_mutex_lock(&l->m);
    int *made = &l->made;
    *made = 0;
    pthread_mutex_unlock(&l->m);
    return use(l) == l;
}
