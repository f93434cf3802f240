// Setting a variable of the environment is no atomic operation, and getenv reads it.
#include <pthread.h>
#include <stdlib.h>

void *run(void *p) {
	setenv("A", "b", 1); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	return getenv("A") != 0; // RACE!
}
