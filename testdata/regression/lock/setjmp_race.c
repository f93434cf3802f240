// longjmp leaves the place where a lock is held for one where it was not yet.
#include <pthread.h>
#include <setjmp.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;
jmp_buf back;

void fail(void) {
	pthread_mutex_unlock(&m);
	longjmp(back, 1);
}

void *worker(void *arg) {
	(void)arg;
	if (setjmp(back)) {
		x = 1; // RACE!
		return NULL;
	}
	pthread_mutex_lock(&m);
	fail();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
