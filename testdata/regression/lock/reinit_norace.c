// A mutex is initialised before any other thread can know it.
#include <pthread.h>

pthread_mutex_t m;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_mutex_init(&m, NULL);
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
