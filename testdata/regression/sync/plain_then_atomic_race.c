// A thread writes plainly, and then atomically: another one that writes atomically need not come after the first of these.
#include <pthread.h>

int x;

static void *worker(void *arg) {
	__atomic_store_n(&x, 3, __ATOMIC_SEQ_CST); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x = 1; // RACE!
	__atomic_store_n(&x, 2, __ATOMIC_SEQ_CST);
	return 0;
}
