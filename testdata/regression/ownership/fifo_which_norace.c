// A node of one queue or another is written under the locks of both.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct queue {
	pthread_mutex_t lock;
	struct node *head, *tail;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER}, other = {.lock = PTHREAD_MUTEX_INITIALIZER};

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

static void mark(int first) {
	pthread_mutex_lock(&queue.lock);
	pthread_mutex_lock(&other.lock);
	struct node *n = queue.head;
	if (first)
		n = other.head;
	if (n)
		n->value++; // NORACE
	pthread_mutex_unlock(&other.lock);
	pthread_mutex_unlock(&queue.lock);
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
		mark(i % 3);
		struct node *n = get(&queue);
		if (n) {
			n->value++; // NORACE
			put(&other, n);
		}
		n = get(&other);
		if (n) {
			n->value++; // NORACE
			free(n);
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
