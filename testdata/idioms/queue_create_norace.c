// A queue that is allocated, handed to threads, and destroyed when they have ended.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct node {
	int value;
	struct node *next;
} node_t;

typedef struct {
	node_t *head;
	node_t *tail;
	size_t size;
	int closed;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
} queue_t;

static queue_t *queue_create(void) {
	queue_t *q = malloc(sizeof(queue_t));
	if (!q)
		return NULL;
	q->head = NULL;
	q->tail = NULL;
	q->size = 0;
	q->closed = 0;
	pthread_mutex_init(&q->mutex, NULL);
	pthread_cond_init(&q->cond, NULL);
	return q;
}

static int queue_push(queue_t *q, int value) {
	node_t *n = malloc(sizeof(node_t));
	if (!n)
		return -1;
	n->value = value;
	n->next = NULL;
	pthread_mutex_lock(&q->mutex);
	if (q->tail)
		q->tail->next = n;
	else
		q->head = n;
	q->tail = n;
	q->size++; // NORACE
	pthread_cond_signal(&q->cond);
	pthread_mutex_unlock(&q->mutex);
	return 0;
}

static int queue_pop(queue_t *q, int *value) {
	pthread_mutex_lock(&q->mutex);
	while (q->size == 0 && !q->closed)
		pthread_cond_wait(&q->cond, &q->mutex);
	node_t *n = q->head;
	if (!n) {
		pthread_mutex_unlock(&q->mutex);
		return -1;
	}
	q->head = n->next;
	if (!q->head)
		q->tail = NULL;
	q->size--; // NORACE
	pthread_mutex_unlock(&q->mutex);
	*value = n->value;
	free(n);
	return 0;
}

static void queue_close(queue_t *q) {
	pthread_mutex_lock(&q->mutex);
	q->closed = 1;
	pthread_cond_broadcast(&q->cond);
	pthread_mutex_unlock(&q->mutex);
}

static void queue_destroy(queue_t *q) {
	node_t *n = q->head;
	while (n) {
		node_t *next = n->next;
		free(n);
		n = next;
	}
	pthread_mutex_destroy(&q->mutex);
	pthread_cond_destroy(&q->cond);
	free(q);
}

static void *worker(void *arg) {
	queue_t *q = arg;
	int value;
	while (queue_pop(q, &value) == 0)
		printf("%d\n", value);
	return NULL;
}

int main(void) {
	pthread_t threads[3];
	queue_t *q = queue_create();
	if (!q)
		return 1;
	for (int i = 0; i < 3; i++)
		pthread_create(&threads[i], NULL, worker, q);
	for (int i = 0; i < 20; i++)
		queue_push(q, i);
	queue_close(q);
	for (int i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	queue_destroy(q);
	return 0;
}
