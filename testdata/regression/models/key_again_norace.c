// Keys that are there at the same time have different numbers.
#define _GNU_SOURCE
#include <pthread.h>

int g;
pthread_key_t a, b;

void *run(void *p) {
	if (a == b)
		g = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	pthread_key_create(&a, 0);
	pthread_key_create(&b, 0);
	pthread_create(&t, 0, run, 0);
	if (a == b)
		g = 2; // NORACE
	return 0;
}
