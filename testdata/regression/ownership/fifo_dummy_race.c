// A queue with a node in front that holds nothing. The value of the one that takes its place is read when others can take it.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct queue {
	pthread_mutex_t lock;
	struct node *head, *tail;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void put(struct queue *q, struct node *n) {
	n->next = NULL;
	pthread_mutex_lock(&q->lock);
	q->tail->next = n; // NORACE
	q->tail = n;
	pthread_mutex_unlock(&q->lock);
}

static int get(struct queue *q) {
	int value = 0;
	pthread_mutex_lock(&q->lock);
	struct node *old = q->head, *first = old->next; // NORACE
	if (!first) {
		pthread_mutex_unlock(&q->lock);
		return 0;
	}
	q->head = first;
	pthread_mutex_unlock(&q->lock);
	value = first->value; // RACE!
	free(old); // RACE!
	return value;
}

static void *produce(void *unused) {
	(void)unused;
	for (int i = 0; i < 100; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			abort();
		n->value = i; // NORACE
		put(&queue, n);
	}
	return NULL;
}

static void *consume(void *unused) {
	(void)unused;
	for (int i = 0; i < 100; i++) {
		get(&queue);
	}
	return NULL;
}

int main(void) {
	pthread_t threads[4];
	struct node *n = malloc(sizeof *n);
	if (!n)
		return 1;
	n->next = NULL;
	queue.head = queue.tail = n;
	for (int i = 0; i < 4; i++)
		pthread_create(&threads[i], NULL, i % 2 ? consume : produce, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
