// A member beside the number is written.
#include <pthread.h>
#include <stdatomic.h>

struct {
	atomic_int lock;
	char beside;
} s;
#define l s.lock
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
		count++; // NORACE
		release();
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	*((char *)&s + 4) = 0;
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
