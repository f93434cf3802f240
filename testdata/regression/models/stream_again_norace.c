// A stream is no object of the program.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

int g;
FILE *a, *b;

void *run(void *p) {
	if ((void *)b == (void *)&g)
		g = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	a = tmpfile();
	if (!a)
		return 1;
	fclose(a);
	b = tmpfile();
	pthread_create(&t, 0, run, 0);
	if ((void *)b == (void *)&g)
		g = 2; // NORACE
	return 0;
}
