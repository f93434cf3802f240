// The last node of a queue is written when it may have been taken.
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
	if (q->tail)
		q->tail->next = n; // NORACE
	else
		q->head = n;
	q->tail = n;
	pthread_mutex_unlock(&q->lock);
}

static struct node *get(struct queue *q) {
	pthread_mutex_lock(&q->lock);
	struct node *n = q->head;
	if (n) {
		q->head = n->next; // NORACE
		if (!q->head)
			q->tail = NULL;
	}
	pthread_mutex_unlock(&q->lock);
	return n;
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
		pthread_mutex_lock(&queue.lock);
		struct node *found = queue.tail;
		pthread_mutex_unlock(&queue.lock);
		if (found)
			found->value++; // RACE!
		struct node *n = get(&queue);
		if (n) {
			n->value++; // RACE!
			free(n); // RACE!
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
