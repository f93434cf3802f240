// An address that is printed can be read again.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

char text[40];

void *run(void *p) {
	void *q;
	if (sscanf(text, "%p", &q) == 1)
		*(int *)q = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	int *q = malloc(sizeof *q);
	if (!q)
		return 1;
	snprintf(text, sizeof text, "%p", (void *)q);
	pthread_create(&t, 0, run, 0);
	*q = 2; // RACE!
	return 0;
}
