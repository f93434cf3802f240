// A thread unlocks a mutex that it has locked in a function it called.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void enter(void) { pthread_mutex_lock(&m); }

void leave(void) { pthread_mutex_unlock(&m); }

void *worker(void *arg) {
	(void)arg;
	enter();
	x++; // NORACE
	leave();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	enter();
	x++; // NORACE
	leave();
	return 0;
}
