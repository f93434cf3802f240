// externals: worst
// Zero is written to some address that code without a body knows.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;

atomic_int *look(void);

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

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	*look() = 0; // RACE!
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
