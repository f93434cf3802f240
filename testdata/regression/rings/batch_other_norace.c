// The consumer takes all that there is, and has read it then.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static int put(int x) {
	unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
	if (h - atomic_load_explicit(&tail, memory_order_acquire) == N)
		return 0;
	cell[h % N] = x; // NORACE
	atomic_store_explicit(&head, h + 1, memory_order_release);
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
	for (;;) {
		unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
		unsigned h = atomic_load_explicit(&head, memory_order_acquire);
		for (unsigned i = t; i != h; i++)
			sum += cell[i % N]; // NORACE
		atomic_store_explicit(&tail, h, memory_order_release);
	}
	return sum ? arg : NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	return 0;
}
