// A request that is still in the queue is freed by a function, while its sender uses the lock in it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct request {
    int arg, result, done;
    pthread_mutex_t lock;
    pthread_cond_t finished;
    struct request *next;
};

static struct request *queue;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;

static void drop(struct request *r) {
    free(r); // RACE!
}

static void *server(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        while (!queue)
            pthread_cond_wait(&work, &m);
        if (queue->arg == 3) { // NORACE imprecise
            drop(queue);
            queue = NULL;
            pthread_mutex_unlock(&m);
            continue;
        }
        struct request *r = queue;
        queue = r->next; // NORACE imprecise
        pthread_mutex_unlock(&m);
        r->result = 2 * r->arg; // NORACE imprecise
        pthread_mutex_lock(&r->lock); // NORACE imprecise
        r->done = 1; // NORACE imprecise
        pthread_cond_signal(&r->finished); // NORACE imprecise
        pthread_mutex_unlock(&r->lock); // NORACE imprecise
    }
    return unused;
}

static int ask(int arg) {
    struct request *r = malloc(sizeof *r);
    if (!r)
        exit(1);
    r->arg = arg;
    r->done = 0;
    pthread_mutex_init(&r->lock, NULL);
    pthread_cond_init(&r->finished, NULL);
    pthread_mutex_lock(&m);
    r->next = queue;
    queue = r;
    pthread_cond_signal(&work); // NORACE
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&r->lock); // RACE!
    while (!r->done) // RACE!
        pthread_cond_wait(&r->finished, &r->lock); // RACE!
    pthread_mutex_unlock(&r->lock); // RACE!
    int result = r->result; // NORACE imprecise
    pthread_mutex_destroy(&r->lock); // NORACE imprecise
    pthread_cond_destroy(&r->finished); // NORACE imprecise
    free(r); // NORACE imprecise
    return result;
}

static void *client(void *unused) {
    for (int i = 0; i < 10; i++)
        printf("%d\n", ask(i));
    return unused;
}

int main(void) {
    pthread_t s[2], c[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&s[i], NULL, server, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&c[i], NULL, client, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    return 0;
}
