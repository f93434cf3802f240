// Who is called takes the first node, and leaves a tail that leads to it.
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
		q->tail->next = n; // RACE!
	else
		q->head = n;
	q->tail = n;
	pthread_mutex_unlock(&q->lock);
}

static struct node *take(struct queue *q) {
	struct node *n = q->head;
	if (n)
		q->head = n->next; // NORACE imprecise
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
		pthread_mutex_lock(&queue.lock);
		struct node *n = take(&queue);
		pthread_mutex_unlock(&queue.lock);
		if (n) {
			n->next = NULL; // RACE!
			n->value++; // NORACE imprecise
			free(n); // RACE!
		}
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
