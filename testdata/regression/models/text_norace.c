// Printing an address does not give the object away if nobody reads addresses.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

void *run(void *p) {
	int *q = malloc(sizeof *q);
	if (!q)
		return 0;
	printf("%p", (void *)q);
	*q = 2; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	return 0;
}
