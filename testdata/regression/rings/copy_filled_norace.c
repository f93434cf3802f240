// Something was in the ring, and has been taken out.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static void *produceAll(void *arg) {
	unsigned h = atomic_load(&head);
	for (int i = 0; i < 99; i++) {
		while (h - atomic_load_explicit(&tail, memory_order_acquire) == N)
			;
		cell[h++ % N] = i; // NORACE
		atomic_store_explicit(&head, h, memory_order_release);
	}
	return arg;
}

static void *consumeAll(void *arg) {
	int sum = 0;
	unsigned t = atomic_load(&tail);
	for (; t < 99; t++) {
		while (atomic_load_explicit(&head, memory_order_acquire) == t)
			;
		sum += cell[t % N]; // NORACE
		atomic_store_explicit(&tail, t + 1, memory_order_release);
	}
	return sum ? arg : NULL;
}

static void fill(int x) {
	unsigned h = atomic_load(&head), t = atomic_load(&tail);
	if (h - t == N)
		return;
	cell[h % N] = x;
	atomic_store(&head, h + 1);
	if (t == atomic_load(&head))
		return;
	atomic_store(&tail, t + 1);
}

int main(void) {
	for (int i = 0; i < 9; i++)
		fill(i);
	pthread_t p, c;
	pthread_create(&p, NULL, produceAll, NULL);
	pthread_create(&c, NULL, consumeAll, NULL);
	return 0;
}
