// A flag that is set by whoever finds it clear.
#include <pthread.h>
#include <stdatomic.h>

atomic_flag l = ATOMIC_FLAG_INIT;
int count;

void acquire(void) {
	while (atomic_flag_test_and_set(&l))
		;
}

void release(void) {
	atomic_flag_clear(&l);
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
