// Two threads come from two create sites, and both are joined.
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
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	x = 2; // NORACE
	return 0;
}
