// The producer asks once whether there is room, and puts two in.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static void *produce(void *arg) {
	for (;;) {
		unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
		if (h - atomic_load_explicit(&tail, memory_order_acquire) == N)
			continue;
		for (int i = 0; i < 2; i++) {
			cell[h % N] = i; // RACE!
			atomic_store_explicit(&head, ++h, memory_order_release);
		}
	}
	return arg;
}

static void *consume(void *arg) {
	int sum = 0;
	for (;;) {
		unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
		if (t == atomic_load_explicit(&head, memory_order_acquire))
			continue;
		sum += cell[t % N]; // RACE!
		atomic_store_explicit(&tail, t + 1, memory_order_release);
	}
	return sum ? arg : NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	pthread_join(p, NULL);
	return 0;
}
