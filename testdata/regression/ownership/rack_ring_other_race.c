// Another function makes the count of a ring greater, under a lock of its own.
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

static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;

static void bump(struct queue *q) {
	pthread_mutex_lock(&other);
	if (q->count < N) // RACE!
		q->count++; // RACE!
	pthread_mutex_unlock(&other);
}

static void put(struct queue *q, struct job *j) {
	pthread_mutex_lock(&q->lock);
	if (q->count < N) { // RACE!
		q->items[q->tail] = j;
		q->tail = (q->tail + 1) % N;
		q->count++; // RACE!
	} else {
		free(j);
	}
	pthread_mutex_unlock(&q->lock);
}

static struct job *get(struct queue *q) {
	struct job *j = NULL;
	pthread_mutex_lock(&q->lock);
	if (q->count > 0) { // RACE!
		j = q->items[q->head];
		q->head = (q->head + 1) % N;
		q->count--; // RACE!
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
		bump(&queue);
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
