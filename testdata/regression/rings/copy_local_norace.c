// Each thread counts for itself, and keeps a copy of the other end.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static void *produceAll(void *arg) {
	unsigned h = 0, t = 0;
	for (int i = 0; i < 99; i++) {
		while (h - t == N)
			t = atomic_load_explicit(&tail, memory_order_acquire);
		cell[h++ % N] = i; // NORACE
		atomic_store_explicit(&head, h, memory_order_release);
	}
	return arg;
}

static void *consumeAll(void *arg) {
	int sum = 0;
	for (unsigned t = 0; t < 99; t++) {
		while (atomic_load_explicit(&head, memory_order_acquire) == t)
			;
		sum += cell[t % N]; // NORACE
		atomic_store_explicit(&tail, t + 1, memory_order_release);
	}
	return sum ? arg : NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, produceAll, NULL);
	pthread_create(&c, NULL, consumeAll, NULL);
	return 0;
}
