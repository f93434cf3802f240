// The lock is made anew while others use it.
#include <pthread.h>
#include <stdatomic.h>

int l;
int count;

void acquire(void) {
	while (__sync_lock_test_and_set(&l, 1)) // RACE!
		;
}

void release(void) {
	__sync_lock_release(&l); // RACE!
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
	l = 0; // RACE!
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
