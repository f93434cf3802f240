// A request that is sent again when it was refused may have an answer by then.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct request {
    int arg, result, done;
    struct request *next;
};

static struct request *queue;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static pthread_cond_t finished = PTHREAD_COND_INITIALIZER;

static void *server(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        while (!queue)
            pthread_cond_wait(&work, &m);
        struct request *r = queue;
        queue = r->next;
        pthread_mutex_unlock(&m);
        r->result = 2 * r->arg; // RACE!
        pthread_mutex_lock(&m);
        r->done = 1;
        pthread_cond_broadcast(&finished);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

static int stopping;

static int send(struct request *r) {
    pthread_mutex_lock(&m);
    if (stopping) {
        pthread_mutex_unlock(&m);
        r->done = 1;
        return -1;
    }
    r->next = queue;
    queue = r;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&m);
    return 0;
}

static int ask(int arg) {
    struct request *r = malloc(sizeof *r);
    if (!r)
        exit(1);
    r->arg = arg;
    r->done = 0;
    if (send(r)) {
        while (send(r))
            ;
    }
    pthread_mutex_lock(&m);
    while (!r->done)
        pthread_cond_wait(&finished, &m);
    pthread_mutex_unlock(&m);
    int result = r->result; // RACE!
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
    pthread_mutex_lock(&m);
    stopping = 1;
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    return 0;
}
