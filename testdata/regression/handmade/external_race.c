// A function without a body is given the lock: it may write zero.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;

void clear(atomic_int *lock);

void acquire(void) {
	while (atomic_exchange_explicit(&l, 1, memory_order_acquire) != 0) // RACE!
		;
}

void release(void) {
	atomic_store_explicit(&l, 0, memory_order_release); // RACE!
}

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		acquire();
		count++; // RACE!
		release();
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	clear(&l); // RACE!
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
