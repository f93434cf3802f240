// When all have ended, the ring is set up again, and used again.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SIZE 8
#define MASK (SIZE - 1)

struct cell {
	atomic_size_t seq;
	int data;
};

static struct cell ring[SIZE];
static atomic_size_t head, tail;

static bool put(int x)
{
	struct cell *c;
	size_t pos = atomic_load_explicit(&tail, memory_order_relaxed);
	for (;;) {
		c = &ring[pos & MASK];
		size_t seq = atomic_load_explicit(&c->seq, memory_order_acquire);
		intptr_t dif = (intptr_t)seq - (intptr_t)pos;
		if (dif == 0) {
			if (atomic_compare_exchange_weak_explicit(&tail, &pos, pos + 1, memory_order_relaxed, memory_order_relaxed))
				break;
		} else if (dif < 0)
			return false;
		else
			pos = atomic_load_explicit(&tail, memory_order_relaxed);
	}
	c->data = x; // NORACE
	atomic_store_explicit(&c->seq, pos + 1, memory_order_release);
	return true;
}

static bool get(int *x)
{
	struct cell *c;
	size_t pos = atomic_load_explicit(&head, memory_order_relaxed);
	for (;;) {
		c = &ring[pos & MASK];
		size_t seq = atomic_load_explicit(&c->seq, memory_order_acquire);
		intptr_t dif = (intptr_t)seq - (intptr_t)(pos + 1);
		if (dif == 0) {
			if (atomic_compare_exchange_weak_explicit(&head, &pos, pos + 1, memory_order_relaxed, memory_order_relaxed))
				break;
		} else if (dif < 0)
			return false;
		else
			pos = atomic_load_explicit(&head, memory_order_relaxed);
	}
	*x = c->data; // NORACE
	atomic_store_explicit(&c->seq, pos + SIZE, memory_order_release);
	return true;
}

static void *producer(void *arg)
{
	for (int i = 0; i < 100; i++)
		while (!put(i))
			;
	return NULL;
}

static void *consumer(void *arg)
{
	int x;
	for (int i = 0; i < 100; i++)
		while (!get(&x))
			;
	return NULL;
}

static void run(void)
{
	pthread_t p[2], c[2];
	for (size_t i = 0; i < SIZE; i++)
		atomic_store_explicit(&ring[i].seq, i, memory_order_relaxed);
	for (int i = 0; i < 2; i++) {
		pthread_create(&p[i], NULL, producer, NULL);
		pthread_create(&c[i], NULL, consumer, NULL);
	}
	for (int i = 0; i < 2; i++) {
		pthread_join(p[i], NULL);
		pthread_join(c[i], NULL);
	}
}

int main(void)
{
	run();
	int x;
	put(1);
	get(&x);
	atomic_store(&tail, 0);
	head = 0;
	run();
	return 0;
}
