// A function that looks at a queue is called when that is in order.
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

static int newest(struct queue *q) {
	if (q->head && q->tail)
		return q->tail->value; // NORACE
	return 0;
}

static int seen;

static void put(struct queue *q, struct node *n) {
	n->next = NULL;
	pthread_mutex_lock(&q->lock);
	if (q->head) {
		q->tail->next = n;
		q->tail = n;
	} else {
		q->head = n;
		q->tail = n;
		seen = newest(q);
	}
	pthread_mutex_unlock(&q->lock);
}

static struct node *get(struct queue *q) {
	pthread_mutex_lock(&q->lock);
	struct node *n = q->head;
	if (n)
		q->head = n->next;
	pthread_mutex_unlock(&q->lock);
	return n;
}

static void *produce(void *unused) {
	for (int i = 0; i < 100; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			abort();
		n->value = i;
		put(&queue, n);
	}
	return unused;
}

static void *consume(void *unused) {
	for (int i = 0; i < 100; i++) {
		struct node *n = get(&queue);
		if (n)
			n->value++; // NORACE
	}
	return unused;
}

int main(void) {
	pthread_t threads[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&threads[i], NULL, i % 2 ? consume : produce, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
