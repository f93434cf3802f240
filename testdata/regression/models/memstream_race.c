// A stream in memory makes its buffer, and tells where it is.
#include <pthread.h>
#include <stdio.h>

char *text;
size_t size;
FILE *f;

void *run(void *p) {
	fputs("a", f); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	f = open_memstream(&text, &size);
	if (!f)
		return 1;
	pthread_create(&t, 0, run, 0);
	return text != 0; // RACE!
}
