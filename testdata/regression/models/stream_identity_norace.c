// The library has both streams.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

int g;
FILE *a, *b;

void *run(void *p) {
	if (a == 0)
		g = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	a = tmpfile(), b = tmpfile();
	if (!a || !b)
		return 1;
	pthread_create(&t, 0, run, 0);
	if (a == 0)
		g = 2; // NORACE
	return 0;
}
