// Who takes the last node of a queue leaves its tail, and looks at another queue.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct queue {
	struct node *head, *tail;
} queue, other;

static void put(struct queue *q, struct node *n) {
	n->next = NULL;
	pthread_mutex_lock(&lock);
	if (q->tail)
		q->tail->next = n; // RACE!
	else
		q->head = n;
	q->tail = n;
	pthread_mutex_unlock(&lock);
}

static struct node *get(struct queue *q) {
	pthread_mutex_lock(&lock);
	struct node *n = q->head;
	if (n) {
		q->head = n->next; // NORACE imprecise
		if (!other.head)
			other.tail = NULL;
	}
	pthread_mutex_unlock(&lock);
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
		struct node *n = get(&queue);
		if (n) {
			n->value++; // NORACE imprecise
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
