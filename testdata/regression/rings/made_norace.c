// A function makes the ring, which may fail.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define N 4

struct ring {
	atomic_uint head;
	int cell[N];
	atomic_uint tail;
};

static int put(struct ring *r, int x) {
	unsigned h = atomic_load_explicit(&r->head, memory_order_relaxed);
	if (h - atomic_load_explicit(&r->tail, memory_order_acquire) == N)
		return 0;
	r->cell[h % N] = x; // NORACE
	atomic_store_explicit(&r->head, h + 1, memory_order_release);
	return 1;
}

static int get(struct ring *r, int *x) {
	unsigned t = atomic_load_explicit(&r->tail, memory_order_relaxed);
	if (t == atomic_load_explicit(&r->head, memory_order_acquire))
		return 0;
	*x = r->cell[t % N]; // NORACE
	atomic_store_explicit(&r->tail, t + 1, memory_order_release);
	return 1;
}

static void *produce(void *arg) {
	for (int i = 0; i < 99; i++)
		while (!put(arg, i))
			;
	return arg;
}

static void *consume(void *arg) {
	int sum = 0;
	for (int i = 0; i < 99; i++) {
		int x;
		while (!get(arg, &x))
			;
		sum += x;
	}
	return sum ? arg : NULL;
}

static struct ring *make(void) {
	struct ring *r = malloc(sizeof *r);
	if (!r)
		return NULL;
	atomic_init(&r->head, 0);
	atomic_init(&r->tail, 0);
	return r;
}

int main(void) {
	pthread_t p, c;
	struct ring *r = make();
	if (!r)
		return 1;
	pthread_create(&p, NULL, produce, r);
	pthread_create(&c, NULL, consume, r);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	free(r);
	return 0;
}
