// A mutex that another one is assigned to has its type.
#define _GNU_SOURCE
#include <pthread.h>

int x;
pthread_mutex_t m, recursive = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

void *worker(void *arg) {
	x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	m = recursive;
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x++; // RACE!
	return 0;
}
