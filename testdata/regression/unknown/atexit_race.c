// A function that runs at the exit of the program races with threads that still run.
#include <pthread.h>
#include <stdlib.h>

int x;

void bye(void) {
	x = 1; // RACE!
}

void *worker(void *arg) {
	(void)arg;
	x = 2; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	atexit(bye);
	pthread_create(&t, NULL, worker, NULL);
	return 0;
}
