// Another member, element or instance is another flag, and one that several set, too, by whatever name.
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct future {
    pthread_mutex_t m;
    pthread_cond_t c;
    int ready;
    bool seen;
    struct { int done[2]; } stage;
    int value, second, third;
};

static struct { int ready, other; } global;
static int stop, *to_stop = &stop;
static int by_global, by_pointer;

static void *work(void *arg)
{
    struct future *f = arg;
    f->value = 5;                      // RACE!
    by_global = 1;                     // RACE!
    by_pointer = 1;                    // RACE!
    pthread_mutex_lock(&f->m);
    f->ready = 1;
    global.ready = 1;
    *to_stop = 1;
    pthread_cond_broadcast(&f->c);
    pthread_mutex_unlock(&f->m);
    f->second = 6;                     // RACE!
    pthread_mutex_lock(&f->m);
    f->seen = true;
    pthread_mutex_unlock(&f->m);
    f->third = 7;                      // RACE!
    pthread_mutex_lock(&f->m);
    f->stage.done[1] = 1;
    pthread_mutex_unlock(&f->m);
    return NULL;
}

static int get(struct future *f, struct future *g)
{
    pthread_mutex_lock(&f->m);
    while (!g->ready)
        pthread_cond_wait(&f->c, &f->m);
    pthread_mutex_unlock(&f->m);
    return f->value;                   // RACE!
}

int main(void)
{
    pthread_t t;
    struct future *f = malloc(sizeof *f), g;
    memset(&g, 0, sizeof g);
    g.ready = 1;
    pthread_mutex_init(&f->m, NULL);
    pthread_cond_init(&f->c, NULL);
    f->ready = 0;
    f->seen = false;
    f->stage.done[0] = f->stage.done[1] = 0;
    pthread_create(&t, NULL, work, f);
    int sum = get(f, &g);
    pthread_mutex_lock(&f->m);
    global.other = 1;
    if (global.other != 0)
        sum += by_global;              // RACE!
    stop = 2;
    if (stop)
        sum += by_pointer;             // RACE!
    memset(&f->seen, 1, 1);
    if (f->seen)
        sum += f->second;              // RACE!
    unsigned i = rand() % 2;
    f->stage.done[i] = 1;
    int done = f->stage.done[1];
    if (done)
        sum += f->third;               // RACE!
    pthread_mutex_unlock(&f->m);
    return sum;
}
