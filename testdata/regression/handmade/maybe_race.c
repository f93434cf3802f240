// The number is set to another one, which may be zero.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;

void acquire(void) {
	while (atomic_exchange_explicit(&l, 1, memory_order_acquire) != 0)
		;
}

void release(void) {
	atomic_store_explicit(&l, 0, memory_order_release);
}

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		acquire();
		count++; // RACE!
		release();
	}
	return arg;
}

int main(int argc, char **argv) {
	(void)argv;
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	atomic_store(&l, argc - 1);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
