// Nobody reads the address where it is stored without the mutex.
#include <pthread.h>
#include <stdlib.h>

int *first, *second;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	pthread_mutex_lock(&m);
	int *p = first; // NORACE
	pthread_mutex_unlock(&m);
	return p ? (void *)(long)*p : 0; // NORACE
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	int *p = malloc(sizeof *p);
	*p = 1; // NORACE
	pthread_mutex_lock(&m);
	first = p; // NORACE
	pthread_mutex_unlock(&m);
	second = p; // NORACE
	pthread_join(t, 0);
	return 0;
}
