// The second array is used one element further.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#define SIZE 64u
struct queue { _Alignas(64) atomic_size_t head; _Alignas(64) atomic_size_t tail; atomic_size_t turn[SIZE]; struct item { int kind; double value; } items[SIZE]; };
static struct queue queue;
static void init(struct queue *q) {
	for (size_t i = 0; i < SIZE; i++) atomic_init(&q->turn[i], i);
	atomic_init(&q->head, 0); atomic_init(&q->tail, 0);
}
static bool push(struct queue *q, const struct item *it) {
	size_t pos = atomic_load_explicit(&q->tail, memory_order_relaxed);
	for (;;) {
		size_t at = pos & (SIZE - 1);
		size_t turn = atomic_load_explicit(&q->turn[at], memory_order_acquire);
		if (turn == pos) {
			if (atomic_compare_exchange_strong(&q->tail, &pos, pos + 1)) {
				q->items[at] = *it; // RACE!
				atomic_store_explicit(&q->turn[at], pos + 1, memory_order_release);
				return true;
			}
		} else if ((ptrdiff_t)(turn - pos) < 0) return false;
		else pos = atomic_load_explicit(&q->tail, memory_order_relaxed);
	}
}
static bool pop(struct queue *q, struct item *out) {
	size_t pos = atomic_load_explicit(&q->head, memory_order_relaxed);
	for (;;) {
		size_t at = pos & (SIZE - 1);
		size_t turn = atomic_load_explicit(&q->turn[at], memory_order_acquire);
		if (turn == pos + 1) {
			if (atomic_compare_exchange_strong(&q->head, &pos, pos + 1)) {
				*out = q->items[(at + 1) & (SIZE - 1)]; // RACE!
				q->items[at].kind = 0; // RACE!
				atomic_store_explicit(&q->turn[at], pos + SIZE, memory_order_release);
				return true;
			}
		} else if ((ptrdiff_t)(turn - (pos + 1)) < 0) return false;
		else pos = atomic_load_explicit(&q->head, memory_order_relaxed);
	}
}
static void *producer(void *a) { struct queue *q = a; struct item it = {1, 2.0}; while (!push(q, &it)) ; return 0; }
static void *consumer(void *a) { struct queue *q = a; struct item it; while (!pop(q, &it)) ; return 0; }
int main(void) {
	pthread_t p[2], c[2];
	init(&queue);
	for (int i = 0; i < 2; i++) { pthread_create(&p[i], 0, producer, &queue); pthread_create(&c[i], 0, consumer, &queue); }
	for (int i = 0; i < 2; i++) { pthread_join(p[i], 0); pthread_join(c[i], 0); }
	return 0;
}
