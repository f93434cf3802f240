// What a creator does before the creation comes before everything in the new thread.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	x = 2; // NORACE
	pthread_create(&t, NULL, worker, NULL);
	return 0;
}
