// The memory behind a stream holds the pointers that were written to it, in whatever pieces.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <string.h>

int a, b;

void *run(void *p) {
	a = 1; // RACE!
	b = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int *p = &a, *q = 0;
	FILE *f = fmemopen(&q, sizeof q, "w");
	if (!f)
		return 1;
	fwrite(&p, sizeof p, 1, f);
	fclose(f);
	*q = 2; // RACE!

	char *text;
	size_t n;
	p = &b;
	f = open_memstream(&text, &n);
	if (!f)
		return 1;
	for (int i = 0; i < sizeof p; i++)
		putc(((char *)&p)[i], f);
	fclose(f);
	memcpy(&q, text, sizeof q);
	*q = 2; // RACE!
	return 0;
}
