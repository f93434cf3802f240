// A lock that is waited for only for a time may not be held afterwards.
#include <pthread.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	struct timespec soon = { 0, 0 };
	(void)arg;
	pthread_mutex_timedlock(&m, &soon);
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
