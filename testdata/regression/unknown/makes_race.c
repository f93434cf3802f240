// A function without a body may make a mutex recursive: locking it again comes to an end.
// externals: worst
#include <pthread.h>

int x;
pthread_mutex_t m;
void elsewhere(pthread_mutex_t *); // not defined here

void *worker(void *arg) {
	x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	elsewhere(&m);
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x++; // RACE!
	return 0;
}
