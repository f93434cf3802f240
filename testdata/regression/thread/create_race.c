// What a creator does after the creation is not ordered with the new thread.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x = 2; // RACE!
	return 0;
}
