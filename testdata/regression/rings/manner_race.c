// The producer asks properly, but only after it has written.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static int put(int x) {
	unsigned h = atomic_load_explicit(&head, memory_order_relaxed), next = (h + 1) % N;
	if (h - atomic_load_explicit(&tail, memory_order_acquire) == N - 1)
		return 0;
	cell[h] = x; // RACE!
	if (next == atomic_load_explicit(&tail, memory_order_acquire))
		return 0;
	atomic_store_explicit(&head, next, memory_order_release);
	return 1;
}

static int get(int *x) {
	unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
	if (t == atomic_load_explicit(&head, memory_order_acquire))
		return 0;
	*x = cell[t]; // RACE!
	atomic_store_explicit(&tail, (t + 1) % N, memory_order_release);
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
