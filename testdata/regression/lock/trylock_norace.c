// An attempt to lock may fail, and its result is looked at.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

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
	if (pthread_mutex_trylock(&m) == 0) {
		x = 2; // NORACE
		pthread_mutex_unlock(&m);
	}
	return 0;
}
