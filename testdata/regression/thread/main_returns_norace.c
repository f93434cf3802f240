// After exit nothing happens any more, in no thread.
#include <pthread.h>
#include <stdlib.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	exit(0);
	x = 2; // NORACE
	return 0;
}
