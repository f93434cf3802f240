// Relaxed atomic accesses order nothing but themselves.
#include <pthread.h>
#include <stdatomic.h>

atomic_int ready;
int data;

void *worker(void *arg) {
	(void)arg;
	data = 1; // RACE!
	atomic_store_explicit(&ready, 1, memory_order_relaxed); // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	while (!atomic_load_explicit(&ready, memory_order_relaxed)) // NORACE
		;
	return data; // RACE!
}
