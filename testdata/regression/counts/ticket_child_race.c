// Whoever is served lets somebody else count.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint next, serving;
static int count;

static void *kid(void *arg) {
	count++; // RACE!
	return arg;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		unsigned my = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
		while (atomic_load_explicit(&serving, memory_order_acquire) != my)
			;
		pthread_t t;
		pthread_create(&t, NULL, kid, NULL);
		count++; // RACE!
		atomic_store_explicit(&serving, my + 1, memory_order_release);
	}
	return unused;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 20; i++)
		pthread_create(&t, NULL, work, NULL);
	return 0;
}
