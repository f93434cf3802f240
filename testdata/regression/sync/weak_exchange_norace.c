// A weak exchange may fail, but is tried again.
#include <pthread.h>
#include <stdatomic.h>

int x;

static void *worker(void *arg) {
	atomic_int a = 0;
	int expected = 0;
	x++; // NORACE
	while (!atomic_compare_exchange_weak(&a, &expected, 1))
		expected = 0;
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	x++; // NORACE
	return 0;
}
