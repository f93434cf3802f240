// What a thread was given comes back as its result.
#include <pthread.h>
#include <stdlib.h>

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // NORACE
	return n;
}

int main(void) {
	int *n = calloc(1, sizeof *n);
	if (n == NULL)
		return 1;
	pthread_t t;
	void *r;
	pthread_create(&t, NULL, worker, n);
	pthread_join(t, &r);
	(*(int *)r)++; // NORACE
	return 0;
}
