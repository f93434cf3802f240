// Overwriting a mutex makes it anew: the other thread may hold the old one.
#include <pthread.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	pthread_mutex_lock(&m); // RACE!
	g = 1; // RACE!
	pthread_mutex_unlock(&m); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	m = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; // RACE!
	pthread_mutex_lock(&m);
	g = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
