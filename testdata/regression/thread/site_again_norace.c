// A create site in a function that is called once: one thread has the variable for itself.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x++; // NORACE
	return NULL;
}

void start(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
}

int main(void) {
	start();
	return 0;
}
