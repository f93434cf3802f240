// A thread writes plainly, and then atomically: one that it creates in between writes atomically, too.
#include <pthread.h>

int x;

static void *worker(void *arg) {
	__atomic_store_n(&x, 3, __ATOMIC_SEQ_CST); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	x = 1; // NORACE
	pthread_create(&t, NULL, worker, NULL);
	__atomic_store_n(&x, 2, __ATOMIC_SEQ_CST);
	return 0;
}
