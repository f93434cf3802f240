// One thread puts in, and needs no numbers from a counter; others take out.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#define SIZE 8
struct cell { atomic_size_t seq; int data; };
static struct cell ring[SIZE];
static atomic_size_t head;
static size_t tail;
static bool put(int d) {
	size_t pos = tail;
	struct cell *c = &ring[pos % SIZE];
	if (atomic_load_explicit(&c->seq, memory_order_acquire) != pos) return false;
	c->data = d; // NORACE
	atomic_store_explicit(&c->seq, pos + 1, memory_order_release);
	tail++;
	return true;
}
static bool get(int *d) {
	size_t pos = atomic_load_explicit(&head, memory_order_relaxed);
	for (;;) {
		struct cell *c = &ring[pos % SIZE];
		size_t seq = atomic_load_explicit(&c->seq, memory_order_acquire);
		if (seq == pos + 1) {
			if (atomic_compare_exchange_weak_explicit(&head, &pos, pos + 1, memory_order_relaxed, memory_order_relaxed)) {
				*d = c->data; // NORACE
				atomic_store_explicit(&c->seq, pos + SIZE, memory_order_release);
				return true;
			}
		} else if (seq < pos + 1) return false;
		else pos = atomic_load_explicit(&head, memory_order_relaxed);
	}
}
static void *producer(void *a) { for (int i = 0; i < 100; i++) while (!put(i)); return 0; }
static void *consumer(void *a) { int x; for (int i = 0; i < 50; i++) while (!get(&x)); return 0; }
int main(void) {
	pthread_t p, c[2];
	for (size_t i = 0; i < SIZE; i++) ring[i].seq = i;
	put(7);
	pthread_create(&p, 0, producer, 0);
	for (int i = 0; i < 2; i++) pthread_create(&c[i], 0, consumer, 0);
	pthread_join(p, 0);
	for (int i = 0; i < 2; i++) pthread_join(c[i], 0);
	return 0;
}
