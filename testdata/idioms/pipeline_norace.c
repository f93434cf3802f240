// A pipeline of three stages, which hand items on through two queues.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ITEMS 30

struct item {
	struct item *next;
	long value;
	int squared;
};

struct queue {
	pthread_mutex_t lock;
	pthread_cond_t nonempty;
	struct item *head, *tail;
	int length, closed;
};

static struct queue raw, squares;

static void queue_init(struct queue *q) {
	pthread_mutex_init(&q->lock, NULL);
	pthread_cond_init(&q->nonempty, NULL);
}

static void queue_put(struct queue *q, struct item *it) {
	it->next = NULL;
	pthread_mutex_lock(&q->lock);
	if (q->tail)
		q->tail->next = it;
	else
		q->head = it;
	q->tail = it;
	q->length++; // NORACE
	pthread_cond_signal(&q->nonempty);
	pthread_mutex_unlock(&q->lock);
}

static struct item *queue_get(struct queue *q) {
	pthread_mutex_lock(&q->lock);
	while (!q->head && !q->closed)
		pthread_cond_wait(&q->nonempty, &q->lock);
	struct item *it = q->head;
	if (it) {
		q->head = it->next;
		if (!q->head)
			q->tail = NULL;
		q->length--; // NORACE
	}
	pthread_mutex_unlock(&q->lock);
	return it;
}

static void queue_close(struct queue *q) {
	pthread_mutex_lock(&q->lock);
	q->closed = 1;
	pthread_cond_broadcast(&q->nonempty);
	pthread_mutex_unlock(&q->lock);
}

static void *generate(void *unused) {
	(void)unused;
	for (int i = 1; i <= ITEMS; i++) {
		struct item *it = calloc(1, sizeof *it);
		if (!it)
			abort();
		it->value = i;
		queue_put(&raw, it);
	}
	queue_close(&raw);
	return NULL;
}

static void *square(void *unused) {
	struct item *it;
	(void)unused;
	while ((it = queue_get(&raw)) != NULL) {
		it->value *= it->value;
		it->squared = 1;
		queue_put(&squares, it);
	}
	queue_close(&squares);
	return NULL;
}

static void *add_up(void *arg) {
	struct item *it;
	while ((it = queue_get(&squares)) != NULL) {
		if (it->squared)
			*(long *)arg += it->value;
		free(it);
	}
	return NULL;
}

int main(void) {
	void *(*stages[])(void *) = {generate, square, add_up};
	pthread_t threads[3];
	long sum = 0;
	queue_init(&raw);
	queue_init(&squares);
	for (int i = 0; i < 3; i++)
		pthread_create(&threads[i], NULL, stages[i], &sum);
	for (int i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	printf("%ld\n", sum); // NORACE
	return 0;
}
