// The consumer goes round one too early.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static void *produceAll(void *arg) {
	unsigned h = 0;
	for (int i = 0; i < 99; i++) {
		while ((h + 1) % N == atomic_load_explicit(&tail, memory_order_acquire))
			;
		cell[h] = i; // RACE!
		h = (h + 1) % N;
		atomic_store_explicit(&head, h, memory_order_release);
	}
	return arg;
}

static void *consumeAll(void *arg) {
	int sum = 0;
	unsigned t = tail % N;
	for (int i = 0; i < 99; i++) {
		while (atomic_load_explicit(&head, memory_order_acquire) == t)
			;
		sum += cell[t]; // RACE!
		if (i % 2)
			t = (t + 1) % N;
		else
			t = t + 1 == N - 1 ? 0 : t + 1;
		atomic_store_explicit(&tail, t, memory_order_release);
	}
	return sum ? arg : NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, produceAll, NULL);
	pthread_create(&c, NULL, consumeAll, NULL);
	return 0;
}
