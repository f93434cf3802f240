// Before there are other threads, nobody holds it.
#include <pthread.h>

int g;
pthread_mutex_t m;

void *worker(void *arg) {
	pthread_mutex_lock(&m);
	g = 1; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	m = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m);
	g = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
