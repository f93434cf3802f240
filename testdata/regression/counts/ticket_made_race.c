// A ticket lock in memory that is zero from the beginning is given back without release order.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct counter {
	atomic_uint next, serving;
	int count;
};

static void *work(void *arg) {
	struct counter *c = arg;
	for (int i = 0; i < 9; i++) {
		unsigned my = atomic_fetch_add_explicit(&c->next, 1, memory_order_relaxed);
		while (atomic_load_explicit(&c->serving, memory_order_acquire) != my)
			;
		c->count++; // RACE!
		atomic_store_explicit(&c->serving, my + 1, memory_order_relaxed);
	}
	return NULL;
}

int main(void) {
	pthread_t t;
	struct counter *c = calloc(1, sizeof *c);
	if (!c)
		return 1;
	for (int i = 0; i < 20; i++)
		pthread_create(&t, NULL, work, c);
	return 0;
}
