// The distance of two bytes is seen to be more than it can be, and so never is.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static int most = 255;
static _Atomic unsigned char head, tail;

static int put(int x) {
	unsigned char h = atomic_load_explicit(&head, memory_order_relaxed);
	if ((unsigned char)(h - atomic_load_explicit(&tail, memory_order_acquire)) >= N)
		return 0;
	cell[h % N] = x; // RACE!
	atomic_store_explicit(&head, h + 1, memory_order_release);
	return 1;
}

static int get(int *x) {
	unsigned char t = atomic_load_explicit(&tail, memory_order_relaxed);
	if (t == atomic_load_explicit(&head, memory_order_acquire))
		return 0;
	*x = cell[t % N]; // RACE!
	atomic_store_explicit(&tail, t + 1, memory_order_release);
	return 1;
}

static void skip(void) {
	unsigned char h = atomic_load_explicit(&head, memory_order_relaxed);
	if ((unsigned char)(h - atomic_load_explicit(&tail, memory_order_acquire)) > most)
		return;
	atomic_store_explicit(&head, h + 1, memory_order_release);
}

static void *produce(void *arg) {
	for (int i = 0; i < 99; i++) {
		while (!put(i))
			;
		skip();
	}
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
