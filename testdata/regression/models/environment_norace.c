// Reading the environment in several threads is no race.
#include <pthread.h>
#include <stdlib.h>

void *run(void *p) {
	getenv("A"); // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	setenv("A", "b", 1); // NORACE
	pthread_create(&t, 0, run, 0);
	return getenv("A") != 0; // NORACE
}
