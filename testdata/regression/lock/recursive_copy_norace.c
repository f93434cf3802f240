// An assigned mutex of zeros is a normal one.
#include <pthread.h>

int x;
pthread_mutex_t m;

void *worker(void *arg) {
	x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	m = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x++; // NORACE
	return 0;
}
