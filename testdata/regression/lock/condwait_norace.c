// A condition wait holds its mutex again when it returns.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	ready = 1; // NORACE
	x = 1; // NORACE
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	while (!ready) // NORACE
		pthread_cond_wait(&c, &m);
	x = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
