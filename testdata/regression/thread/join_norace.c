// A joined thread has done everything that it did.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return x; // NORACE
}
