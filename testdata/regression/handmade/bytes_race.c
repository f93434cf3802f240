// One byte of the number is written: it may be zero then.
#include <pthread.h>
#include <stdatomic.h>

struct {
	atomic_int lock;
	char beside;
} s;
#define l s.lock
int count;

void acquire(void) {
	while (atomic_exchange(&l, 1) != 0) // RACE!
		;
}

void release(void) {
	atomic_store(&l, 0); // RACE!
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
	*((char *)&s + 0) = 0; // RACE!
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
