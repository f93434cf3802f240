// A function without a body may lock what it is given, and keep it.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>

int x;
pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
void elsewhere(pthread_mutex_t *); // not defined here

void *worker(void *arg) {
	x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	elsewhere(&m);
	pthread_create(&t, 0, worker, 0);
	if (pthread_mutex_lock(&m) == EDEADLK)
		x++; // RACE!
	pthread_join(t, 0);
	return 0;
}
