// Atomic operations of the compiler, old and new.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	__sync_fetch_and_add(&x, 1); // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return __atomic_load_n(&x, __ATOMIC_RELAXED); // NORACE
}
