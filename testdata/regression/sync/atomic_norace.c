// Atomic accesses in all spellings, and a plain initialisation before.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x = 1;

void *worker(void *arg) {
	(void)arg;
	atomic_fetch_add(&x, 1); // NORACE
	x++; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	atomic_init(&x, 2); // NORACE
	pthread_create(&t, NULL, worker, NULL);
	x = 3; // NORACE
	return atomic_load_explicit(&x, memory_order_relaxed); // NORACE
}
