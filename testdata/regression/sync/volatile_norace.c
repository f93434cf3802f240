// A release store and an acquire load order what is around them.
#include <pthread.h>
#include <stdatomic.h>

atomic_int ready;
int data;

void *worker(void *arg) {
	(void)arg;
	data = 1; // NORACE
	atomic_store_explicit(&ready, 1, memory_order_release); // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	while (!atomic_load_explicit(&ready, memory_order_acquire)) // NORACE
		;
	return data; // NORACE
}
