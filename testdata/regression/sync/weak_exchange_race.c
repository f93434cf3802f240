// A weak exchange may fail although it has found what it expected.
#include <pthread.h>
#include <stdatomic.h>

int x;

static void *worker(void *arg) {
	atomic_int a = 0;
	int expected = 0;
	if (!atomic_compare_exchange_weak(&a, &expected, 1))
		x++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	return 0;
}
