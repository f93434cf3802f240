// Who does not hold it gets it.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>

int x;
pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
void elsewhere(pthread_mutex_t *); // not defined here

void *worker(void *arg) {
	x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	(void)0;
	pthread_create(&t, 0, worker, 0);
	if (pthread_mutex_lock(&m) == EDEADLK)
		x++; // NORACE
	pthread_join(t, 0);
	return 0;
}
