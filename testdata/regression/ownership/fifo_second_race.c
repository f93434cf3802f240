// Nodes are put in two queues under the locks of both, but the places for the next ones stay in nodes that were taken.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct queue {
	pthread_mutex_t lock;
	struct node *head, **last;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER, .last = &queue.head},
  other = {.lock = PTHREAD_MUTEX_INITIALIZER, .last = &other.head};

static void put(struct queue *q, struct queue *r, struct node *n, struct node *m) {
	n->next = m->next = NULL;
	pthread_mutex_lock(&q->lock);
	pthread_mutex_lock(&r->lock);
	*q->last = n; // RACE!
	q->last = &n->next;
	*r->last = m; // RACE!
	r->last = &m->next;
	pthread_mutex_unlock(&r->lock);
	pthread_mutex_unlock(&q->lock);
}

static struct node *get(struct queue *q) {
	pthread_mutex_lock(&q->lock);
	struct node *n = q->head;
	if (n) {
		q->head = n->next; // NORACE imprecise
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
		struct node *m = malloc(sizeof *m);
		if (!m)
			abort();
		m->value = i; // NORACE
		put(&queue, &other, n, m);
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
		n = get(&other);
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
