// The semaphores of all requests are posted that are still in the queue.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

struct request {
    int arg, result;
    sem_t done;
    struct request *next;
};

static struct request *queue;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;

static void *server(void *unused) {
    for (;;) {
        pthread_mutex_lock(&m);
        while (!queue)
            pthread_cond_wait(&work, &m);
        struct request *r = queue;
        queue = r->next;
        pthread_mutex_unlock(&m);
        r->result = 2 * r->arg; // RACE!
        sem_post(&r->done);
    }
    return unused;
}

static void *canceller(void *unused) {
    pthread_mutex_lock(&m);
    for (struct request *r = queue; r; r = r->next)
        sem_post(&r->done);
    pthread_mutex_unlock(&m);
    return unused;
}

static int ask(int arg) {
    struct request *r = malloc(sizeof *r);
    if (!r)
        exit(1);
    r->arg = arg;
    sem_init(&r->done, 0, 0);
    pthread_mutex_lock(&m);
    r->next = queue;
    queue = r;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&m);
    while (sem_wait(&r->done))
        ;
    int result = r->result; // RACE!
    return result;
}

static void *client(void *unused) {
    for (int i = 0; i < 10; i++)
        printf("%d\n", ask(i));
    return unused;
}

int main(void) {
    pthread_t s[2], c[2], x;
    pthread_create(&x, NULL, canceller, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&s[i], NULL, server, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&c[i], NULL, client, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    return 0;
}
