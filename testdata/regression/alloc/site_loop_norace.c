// An allocation site in a loop: each object is filled before it is published, and not touched afterwards.
#include <pthread.h>
#include <stdlib.h>

int *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	int *p;
	(void)arg;
	pthread_mutex_lock(&m);
	p = shared; // NORACE
	if (p)
		*p = 1; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	for (int i = 0; i < 2; i++) {
		int *p = malloc(sizeof *p);
		if (!p)
			return 1;
		*p = 0; // NORACE
		pthread_mutex_lock(&m);
		shared = p; // NORACE
		pthread_mutex_unlock(&m);
	}
	return 0;
}
