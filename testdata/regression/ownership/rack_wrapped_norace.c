// A ring without a count, with an element that is not used.
#include <pthread.h>
#include <stdlib.h>

#define N 8

struct job {
	int value;
};

static struct queue {
	pthread_mutex_t lock;
	struct job *items[N];
	int head, tail;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void put(struct queue *q, struct job *j) {
	pthread_mutex_lock(&q->lock);
	if ((q->tail + 1) % N != q->head) {
		q->items[q->tail] = j;
		q->tail = (q->tail + 1) % N;
	} else {
		free(j);
	}
	pthread_mutex_unlock(&q->lock);
}

static struct job *get(struct queue *q) {
	struct job *j = NULL;
	pthread_mutex_lock(&q->lock);
	if (q->head != q->tail) {
		j = q->items[q->head];
		q->head = (q->head + 1) % N;
	}
	pthread_mutex_unlock(&q->lock);
	return j;
}

static void *produce(void *arg) {
	for (int i = 0; i < 100; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			abort();
		j->value = i; // NORACE
		put(&queue, j);
	}
	return arg;
}

static void *consume(void *arg) {
	for (int i = 0; i < 100; i++) {
		struct job *j = get(&queue);
		if (j) {
			j->value++; // NORACE
			free(j); // NORACE
		}
	}
	return arg;
}

int main(void) {
	pthread_t threads[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&threads[i], NULL, i % 2 ? consume : produce, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
