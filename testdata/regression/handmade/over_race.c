// Another lock lies over two: who takes it leaves one of them.
#include <pthread.h>
#include <stdatomic.h>

union {
	atomic_int lock[2];
	atomic_long both;
} s;
#define l s.lock[0]
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

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	if (atomic_exchange(&s.both, 1L << 32) == 0)
		atomic_store(&s.both, 0);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
