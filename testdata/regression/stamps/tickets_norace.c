// Numbers are taken by additions; who has one waits for its slot.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#define N 16
static struct { _Atomic unsigned seq; long data; } ring[N];
static atomic_uint tail, head;
static void put(long d) {
	unsigned pos = atomic_fetch_add(&tail, 1);
	while (atomic_load_explicit(&ring[pos % N].seq, memory_order_acquire) != pos)
		sched_yield();
	ring[pos % N].data = d; // NORACE
	atomic_store_explicit(&ring[pos % N].seq, pos + 1, memory_order_release);
}
static long get(void) {
	unsigned pos = atomic_fetch_add(&head, 1);
	while (atomic_load_explicit(&ring[pos % N].seq, memory_order_acquire) != pos + 1)
		sched_yield();
	long d = ring[pos % N].data; // NORACE
	atomic_store_explicit(&ring[pos % N].seq, pos + N, memory_order_release);
	return d;
}
static void *producer(void *a) { for (long i = 0; i < 100; i++) put(i); return 0; }
static void *consumer(void *a) { long s = 0; for (int i = 0; i < 100; i++) s += get(); printf("%ld\n", s); return 0; }
int main(void) {
	pthread_t p[2], c[2];
	for (unsigned i = 0; i < N; i++) ring[i].seq = i;
	for (int i = 0; i < 2; i++) { pthread_create(&p[i], 0, producer, 0); pthread_create(&c[i], 0, consumer, 0); }
	for (int i = 0; i < 2; i++) { pthread_join(p[i], 0); pthread_join(c[i], 0); }
	return 0;
}
