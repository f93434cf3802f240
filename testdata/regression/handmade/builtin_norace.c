// The builtins of gcc for that.
#include <pthread.h>
#include <stdatomic.h>

int l;
int count;

void acquire(void) {
	while (__sync_lock_test_and_set(&l, 1))
		;
}

void release(void) {
	__sync_lock_release(&l);
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
