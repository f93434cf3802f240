// The copy does not begin with zero.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static struct {
	int cell[N];
	atomic_uint head;
	unsigned tail_copy;
	atomic_uint tail;
	unsigned head_copy;
} ring = {.tail_copy = 100};

static int put(int x) {
	unsigned h = atomic_load_explicit(&ring.head, memory_order_relaxed);
	if (h - ring.tail_copy == N) {
		ring.tail_copy = atomic_load_explicit(&ring.tail, memory_order_acquire);
		if (h - ring.tail_copy == N)
			return 0;
	}
	ring.cell[h % N] = x; // RACE!
	atomic_store_explicit(&ring.head, h + 1, memory_order_release);
	return 1;
}

static int get(int *x) {
	unsigned t = atomic_load_explicit(&ring.tail, memory_order_relaxed);
	if (t == ring.head_copy) {
		ring.head_copy = atomic_load_explicit(&ring.head, memory_order_acquire);
		if (t == ring.head_copy)
			return 0;
	}
	*x = ring.cell[t % N]; // RACE!
	atomic_store_explicit(&ring.tail, t + 1, memory_order_release);
	return 1;
}

static void *produce(void *arg) {
	for (int i = 0; i < 99; i++)
		while (!put(i))
			;
	return arg;
}

static void *consume(void *arg) {
	int sum = 0;
	for (int i = 0; i < 99; i++) {
		int x;
		while (!get(&x))
			;
		sum += x;
	}
	return sum ? arg : NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	return 0;
}
