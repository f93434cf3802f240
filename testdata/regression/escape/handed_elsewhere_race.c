// A function is called with an object that nobody else reaches, and, by way of another function, when that object has
// been published: what it writes then, others see.
#include <pthread.h>
#include <stdlib.h>

struct node { int flag; };
struct holder { struct node *p; };

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct node *shared;
int data;

static void mark(struct holder *h, int how) {
    h->p->flag = how;
}

static void pass_on(struct holder *h) {
    mark(h, 1 + (rand() & 1));
}

static void *reader(void *arg) {
    int seen = 0;
    pthread_mutex_lock(&m);
    if (shared)
        seen = shared->flag;
    pthread_mutex_unlock(&m);
    if (seen == 2)
        data++; // RACE!
    return 0;
}

int main(void) {
    pthread_t t;
    struct holder h;
    struct node *older = 0, *newer = 0;
    pthread_create(&t, 0, reader, 0);
    for (int i = rand(); i > 0; i--) {
        older = newer;
        newer = calloc(1, sizeof *newer);
        if (!newer)
            exit(1);
    }
    if (!older)
        exit(1);
    pthread_mutex_lock(&m);
    h.p = older;
    if (rand()) {
        mark(&h, rand() & 1);
        return 0;
    }
    shared = older;
    pass_on(&h);
    pthread_mutex_unlock(&m);
    data++; // RACE!
    return 0;
}
