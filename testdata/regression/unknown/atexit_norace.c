// A function that runs at the exit of the program uses what no thread does.
#include <pthread.h>
#include <stdlib.h>

int x, y;

void bye(void) {
	y = 1; // NORACE
}

void *worker(void *arg) {
	(void)arg;
	x = 2; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	atexit(bye);
	pthread_create(&t, NULL, worker, NULL);
	return 0;
}
