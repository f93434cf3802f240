// A condition wait releases its own mutex, and what another mutex protects is not protected by it.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	ready = 1; // NORACE
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&other);
	x = 1; // RACE!
	pthread_mutex_unlock(&other);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	while (!ready) // NORACE
		pthread_cond_wait(&c, &m);
	x = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
