// A thread looks whether the lock is free before it tries to take it.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;

void acquire(void) {
	do {
		while (atomic_load_explicit(&l, memory_order_relaxed) != 0)
			;
	} while (atomic_exchange(&l, 1) != 0);
}

void release(void) {
	atomic_store(&l, 0);
}

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		acquire();
		count++; // NORACE
		release();
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
