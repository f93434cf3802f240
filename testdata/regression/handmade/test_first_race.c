// A thread looks whether the lock is free, and takes it: two may do so.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;

void acquire(void) {
	while (atomic_load(&l) != 0)
		;
	atomic_store(&l, 1);
}

void release(void) {
	atomic_store(&l, 0);
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
