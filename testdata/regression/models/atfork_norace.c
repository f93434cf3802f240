// A function that is not one does not run then.
#include <pthread.h>
#include <unistd.h>

int g;

void before(void) {
	g = 1; // NORACE
}

void *run(void *p) {
	fork();
	return 0;
}

int main(void) {
	pthread_t t;
	before();
	pthread_create(&t, 0, run, 0);
	g = 2; // NORACE
	return 0;
}
