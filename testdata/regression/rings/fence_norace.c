// What reads and writes without order has a fence beside it.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static int put(int x) {
	unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
	if (h - atomic_load_explicit(&tail, memory_order_relaxed) == N)
		return 0;
	atomic_thread_fence(memory_order_acquire);
	cell[h % N] = x; // NORACE
	atomic_thread_fence(memory_order_release);
	atomic_store_explicit(&head, h + 1, memory_order_relaxed);
	return 1;
}

static int get(int *x) {
	unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
	if (t == atomic_load_explicit(&head, memory_order_relaxed))
		return 0;
	atomic_thread_fence(memory_order_acquire);
	*x = cell[t % N]; // NORACE
	atomic_thread_fence(memory_order_release);
	atomic_store_explicit(&tail, t + 1, memory_order_relaxed);
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
