// A thread unlocks a mutex that another one holds: it protects nothing any more.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return NULL;
}

void *breaker(void *arg) {
	(void)arg;
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, breaker, NULL);
	pthread_mutex_lock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
