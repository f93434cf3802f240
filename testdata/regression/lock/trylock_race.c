// An attempt to lock may fail.
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
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_trylock(&m);
	x = 2; // RACE!
	return 0;
}
