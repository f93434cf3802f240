// Elements are copied as bytes.
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#define N 4

struct item {
	int a, b;
};

static struct item cell[N];
static atomic_uint head, tail;

static int put(int x) {
	unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
	if (h - atomic_load_explicit(&tail, memory_order_acquire) == N)
		return 0;
	struct item i = {x, x};
	memcpy(&cell[h % N], &i, sizeof i); // NORACE
	atomic_store_explicit(&head, h + 1, memory_order_release);
	return 1;
}

static int get(int *x) {
	unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
	if (t == atomic_load_explicit(&head, memory_order_acquire))
		return 0;
	struct item i;
	memcpy(&i, &cell[t % N], sizeof i); // NORACE
	*x = i.a;
	atomic_store_explicit(&tail, t + 1, memory_order_release);
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
