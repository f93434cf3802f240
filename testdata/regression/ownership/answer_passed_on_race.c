// Who has waited for a request gives it to another thread, and its sender uses it, too.
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
        r->result = 2 * r->arg; // NORACE imprecise
        pthread_mutex_lock(&m);
        r->done = 1;
        pthread_cond_broadcast(&finished);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

static struct request *send(int arg) {
    struct request *r = malloc(sizeof *r);
    if (!r)
        exit(1);
    r->arg = arg;
    r->done = 0;
    pthread_mutex_lock(&m);
    r->next = queue;
    queue = r;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&m);
    return r;
}

static void await(struct request *r) {
    pthread_mutex_lock(&m);
    while (!r->done)
        pthread_cond_wait(&finished, &m);
    pthread_mutex_unlock(&m);
}

static struct request *answered;

static void pass_on(struct request *r) {
    await(r);
    pthread_mutex_lock(&m);
    r->next = answered;
    answered = r;
    pthread_mutex_unlock(&m);
}

static int ask(int arg) {
    struct request *r = send(arg), *s = send(arg + 1);
    pass_on(r);
    pthread_mutex_lock(&m);
    while (!r->done)
        pthread_cond_wait(&finished, &m);
    pthread_mutex_unlock(&m);
    await(s);
    int result = r->result + s->result; // RACE!
    return result;
}

static void *other(void *unused) {
    pthread_mutex_lock(&m);
    struct request *r = answered;
    if (r)
        answered = r->next;
    pthread_mutex_unlock(&m);
    if (r)
        r->result++; // RACE!
    return unused;
}

static void *client(void *unused) {
    for (int i = 0; i < 10; i++)
        printf("%d\n", ask(i));
    return unused;
}

int main(void) {
    pthread_t s[2], c[2], o;
    pthread_create(&o, NULL, other, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&s[i], NULL, server, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&c[i], NULL, client, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    return 0;
}
