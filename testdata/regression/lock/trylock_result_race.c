// The result of an attempt to lock is looked at, but understood the wrong way round.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	x = 1; // RACE!
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	int failed;
	pthread_create(&t, NULL, worker, NULL);
	failed = pthread_mutex_trylock(&m);
	if (failed)
		x = 2; // RACE!
	return 0;
}
