// A ring for one producer and one consumer, without locks.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

#define SIZE 16

struct item {
	int key;
	double value;
};

static struct item ring[SIZE];
static atomic_size_t head, tail;

static bool push(struct item x) {
	size_t h = atomic_load_explicit(&head, memory_order_relaxed);
	size_t t = atomic_load_explicit(&tail, memory_order_acquire);
	if (h - t == SIZE)
		return false;
	ring[h % SIZE] = x;
	atomic_store_explicit(&head, h + 1, memory_order_release);
	return true;
}

static bool pop(struct item *x) {
	size_t t = atomic_load_explicit(&tail, memory_order_relaxed);
	size_t h = atomic_load_explicit(&head, memory_order_acquire);
	if (h == t)
		return false;
	*x = ring[t % SIZE];
	atomic_store_explicit(&tail, t + 1, memory_order_release);
	return true;
}

static void *produce(void *arg) {
	(void)arg;
	for (int i = 0; i < 1000; i++) {
		struct item x = { i, i / 2.0 };
		while (!push(x))
			sched_yield();
	}
	return NULL;
}

static void *consume(void *arg) {
	(void)arg;
	double sum = 0;
	for (int i = 0; i < 1000; i++) {
		struct item x;
		while (!pop(&x))
			sched_yield();
		sum += x.value;
	}
	printf("%f\n", sum);
	return NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}
