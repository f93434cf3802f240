// longjmp comes back with the lock held.
#include <pthread.h>
#include <setjmp.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;
jmp_buf back;

void fail(void) {
	longjmp(back, 1);
}

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	if (setjmp(back)) {
		x = 1; // NORACE
		pthread_mutex_unlock(&m);
		return NULL;
	}
	fail();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
