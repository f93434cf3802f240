// A pointer that is written to a pipe is read from it again.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

int ends[2];

void *run(void *p) {
	int *q;
	if (read(ends[0], &q, sizeof q) == sizeof q)
		*q = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	int *q = malloc(sizeof *q);
	if (!q || pipe(ends) != 0)
		return 1;
	pthread_create(&t, 0, run, 0);
	write(ends[1], &q, sizeof q);
	*q = 2; // RACE!
	return 0;
}
