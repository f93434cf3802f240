// Whatever is found is exchanged for the number 7: also the 7 of another thread.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;

void acquire(void) {
	int free = atomic_load(&l);
	while (!atomic_compare_exchange_weak_explicit(&l, &free, 7, memory_order_acquire, memory_order_relaxed))
		free = atomic_load(&l);
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
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
