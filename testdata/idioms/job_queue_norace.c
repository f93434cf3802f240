// A queue of jobs with a counter and a flag that ends it. Its tail means nothing while the queue is empty.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 3
#define JOBS 50

struct job {
	int number;
	long result;
	struct job *next;
};

struct queue {
	struct job *head, *tail;
	int count;
	int shutdown;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
};

static struct queue queue = {.mutex = PTHREAD_MUTEX_INITIALIZER, .cond = PTHREAD_COND_INITIALIZER};

static int push(struct queue *q, int number) {
	struct job *j = malloc(sizeof(*j));
	if (j == NULL)
		return -1;
	j->number = number;
	j->result = 0;
	j->next = NULL;
	pthread_mutex_lock(&q->mutex);
	if (q->head == NULL)
		q->head = j;
	else
		q->tail->next = j;
	q->tail = j;
	q->count++; // NORACE
	pthread_cond_signal(&q->cond);
	pthread_mutex_unlock(&q->mutex);
	return 0;
}

static struct job *pop(struct queue *q) {
	pthread_mutex_lock(&q->mutex);
	while (q->head == NULL && !q->shutdown)
		pthread_cond_wait(&q->cond, &q->mutex);
	if (q->head == NULL) {
		pthread_mutex_unlock(&q->mutex);
		return NULL;
	}
	struct job *j = q->head;
	q->head = q->head->next;
	q->count--; // NORACE
	pthread_mutex_unlock(&q->mutex);
	return j;
}

static void *worker(void *unused) {
	struct job *j;
	while ((j = pop(&queue)) != NULL) {
		for (int i = 0; i < j->number; i++)
			j->result += i;
		free(j);
	}
	return unused;
}

int main(void) {
	pthread_t threads[WORKERS];
	for (int i = 0; i < WORKERS; i++)
		pthread_create(&threads[i], NULL, worker, NULL);
	for (int i = 0; i < JOBS; i++)
		push(&queue, i);
	pthread_mutex_lock(&queue.mutex);
	queue.shutdown = 1;
	pthread_cond_broadcast(&queue.cond);
	pthread_mutex_unlock(&queue.mutex);
	for (int i = 0; i < WORKERS; i++)
		pthread_join(threads[i], NULL);
	printf("%d left\n", queue.count); // NORACE
	return 0;
}
