// A mutex that is a local variable is a different one in each thread.
#include <pthread.h>

int x;

void *worker(void *arg) {
	pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
	(void)arg;
	pthread_mutex_lock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
