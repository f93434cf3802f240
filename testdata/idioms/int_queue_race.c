// A number is changed when it is in the queue.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct elem {
    void *value;
    struct elem *next;
};

struct queue {
    struct elem *head, *tail;
    pthread_mutex_t mutex;
    pthread_cond_t cond;
};

static void queue_init(struct queue *q)
{
    q->head = q->tail = NULL;
    pthread_mutex_init(&q->mutex, NULL);
    pthread_cond_init(&q->cond, NULL);
}

static int queue_push(struct queue *q, void *value)
{
    struct elem *e = malloc(sizeof *e);
    if (!e)
        return 0;
    e->value = value;
    e->next = NULL;
    pthread_mutex_lock(&q->mutex);
    if (q->tail)
        q->tail->next = e;
    else
        q->head = e;
    q->tail = e;
    pthread_mutex_unlock(&q->mutex);
    pthread_cond_signal(&q->cond);
    return 1;
}

static void *queue_pop(struct queue *q)
{
    struct elem *e;
    void *value;
    pthread_mutex_lock(&q->mutex);
    while ((e = q->head) == NULL)
        pthread_cond_wait(&q->cond, &q->mutex);
    q->head = e->next;
    if (!q->head)
        q->tail = NULL;
    pthread_mutex_unlock(&q->mutex);
    value = e->value;
    free(e);
    return value;
}

static struct queue numbers;

static void *squares(void *arg)
{
    long long total = 0;
    int *n;
    (void)arg;
    while (*(n = queue_pop(&numbers)) >= 0) {
        *n *= *n; // RACE!
        total += *n;
        free(n);
    }
    free(n);
    printf("%lld\n", total);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    queue_init(&numbers);
    for (int i = 0; i < 2; i++)
        if (pthread_create(&t[i], NULL, squares, NULL) != 0)
            return EXIT_FAILURE;
    for (int i = 0; i < 100; i++) {
        int *n = malloc(sizeof *n);
        if (n == NULL)
            return EXIT_FAILURE;
        *n = i < 98 ? i : -1;
        if (!queue_push(&numbers, n)) {
            free(n);
            return EXIT_FAILURE;
        }
        (*n)++; // RACE!
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
