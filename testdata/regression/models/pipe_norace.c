// Numbers that are read from a pipe are no pointers, and do not lead to objects that nobody sent.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

int ends[2];

void *run(void *p) {
	int n;
	int *q = malloc(sizeof *q);
	if (q && read(ends[0], &n, sizeof n) == sizeof n)
		*q = n; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	int n = 3;
	if (pipe(ends) != 0)
		return 1;
	pthread_create(&t, 0, run, 0);
	write(ends[1], &n, sizeof n);
	run(0);
	return 0;
}
