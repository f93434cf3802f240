// A detached thread shares data under a lock.
#include <pthread.h>

int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	x = 1; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_detach(t);
	pthread_mutex_lock(&m);
	x = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
