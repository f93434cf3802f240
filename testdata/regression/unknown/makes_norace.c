// A normal mutex cannot be locked again.
// externals: worst
#include <pthread.h>

int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void elsewhere(pthread_mutex_t *); // not defined here

void *worker(void *arg) {
	x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	(void)0;
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x++; // NORACE
	return 0;
}
