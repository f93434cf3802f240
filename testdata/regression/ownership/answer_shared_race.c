// The answer is given by who holds a lock as a reader.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct request {
    int arg, result, done;
    struct request *next;
};

static struct request *queue;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static pthread_cond_t finished = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;

static void *server(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        while (!queue)
            pthread_cond_wait(&work, &m);
        struct request *r = queue;
        queue = r->next;
        pthread_mutex_unlock(&m);
        r->result = 2 * r->arg; // RACE!
        pthread_rwlock_rdlock(&rw);
        r->done = 1; // RACE!
        pthread_rwlock_unlock(&rw);
        pthread_cond_broadcast(&finished);
    }
    return unused;
}

static int ask(int arg) {
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
    pthread_rwlock_rdlock(&rw);
    while (!r->done) { // RACE!
        pthread_rwlock_unlock(&rw);
        struct timespec until = {time(NULL) + 1, 0};
        pthread_mutex_lock(&m);
        pthread_cond_timedwait(&finished, &m, &until);
        pthread_mutex_unlock(&m);
        pthread_rwlock_rdlock(&rw);
    }
    pthread_rwlock_unlock(&rw);
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
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    return 0;
}
