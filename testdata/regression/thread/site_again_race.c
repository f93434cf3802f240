// A create site in a function that is called twice: two threads run the same code.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x++; // RACE!
	return NULL;
}

void start(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
}

int main(void) {
	start();
	start();
	return 0;
}
