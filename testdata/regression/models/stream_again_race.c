// A stream may lie where one was that is closed.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

int g;
FILE *a, *b;

void *run(void *p) {
	if (a == b)
		g = 1; // RACE!
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
	if (a == b)
		g = 2; // RACE!
	return 0;
}
