// What was never written to a stream is not there.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

int a, b;

void *run(void *p) {
	a = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int *p = &b, *q = p;
	FILE *f = fmemopen(&q, sizeof q, "w");
	if (!f)
		return 1;
	fwrite(&p, sizeof p, 1, f);
	fclose(f);
	*q = 2; // NORACE
	return 0;
}
