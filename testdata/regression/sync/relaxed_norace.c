// Relaxed atomic accesses do not race with each other.
#include <pthread.h>
#include <stdatomic.h>

atomic_int ready;

void *worker(void *arg) {
	(void)arg;
	atomic_store_explicit(&ready, 1, memory_order_relaxed); // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return atomic_load_explicit(&ready, memory_order_relaxed); // NORACE
}
