// The zero is released now and then.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;

void acquire(void) {
	while (atomic_exchange_explicit(&l, 1, memory_order_acquire) != 0)
		;
}

void release(void) {
	if (count % 2) // RACE!
		atomic_store_explicit(&l, 0, memory_order_release);
	else
		atomic_store_explicit(&l, 0, memory_order_relaxed);
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
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
