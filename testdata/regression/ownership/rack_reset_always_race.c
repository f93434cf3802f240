// A ring whose head becomes zero whenever something is taken out.
#include <pthread.h>
#include <stdlib.h>

#define N 8

struct job {
	int value;
};

static struct queue {
	pthread_mutex_t lock;
	struct job *items[N];
	int head, tail, count;
} queue = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void put(struct queue *q, struct job *j) {
	pthread_mutex_lock(&q->lock);
	if (q->count < N) {
		q->items[q->tail] = j;
		if (++q->tail == N)
			q->tail = 0;
		q->count++;
	} else {
		free(j);
	}
	pthread_mutex_unlock(&q->lock);
}

static struct job *get(struct queue *q) {
	struct job *j = NULL;
	pthread_mutex_lock(&q->lock);
	if (q->count > 0) {
		j = q->items[q->head++];
		q->head = 0;
		q->count--;
	}
	pthread_mutex_unlock(&q->lock);
	return j;
}

static void *produce(void *arg) {
	for (int i = 0; i < 100; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			abort();
		j->value = i;
		put(&queue, j);
	}
	return arg;
}

static void *consume(void *arg) {
	for (int i = 0; i < 100; i++) {
		struct job *j = get(&queue);
		if (j) {
			j->value++; // RACE!
			free(j); // RACE!
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
