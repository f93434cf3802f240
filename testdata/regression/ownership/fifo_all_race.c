// All nodes of a queue are taken at once, but the place for the next one stays in the last one.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct queue {
	pthread_mutex_t lock;
	struct node *head, **last;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER, .last = &queue.head};

static void put(struct queue *q, struct node *n) {
	n->next = NULL; // RACE!
	pthread_mutex_lock(&q->lock);
	*q->last = n; // RACE!
	q->last = &n->next;
	pthread_mutex_unlock(&q->lock);
}

static struct node *get(struct queue *q) {
	pthread_mutex_lock(&q->lock);
	struct node *n = q->head;
	q->head = NULL;
	pthread_mutex_unlock(&q->lock);
	return n;
}

static void *produce(void *unused) {
	(void)unused;
	for (int i = 0; i < 100; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			abort();
		n->value = i; // RACE!
		put(&queue, n);
	}
	return NULL;
}

static void *consume(void *unused) {
	(void)unused;
	for (int i = 0; i < 100; i++) {
		struct node *n = get(&queue);
		while (n) {
			struct node *next = n->next; // RACE!
			n->value++; // RACE!
			free(n); // RACE!
			n = next;
		}
	}
	return NULL;
}

int main(void) {
	pthread_t threads[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&threads[i], NULL, i % 2 ? consume : produce, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
