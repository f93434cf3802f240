// Another thread gets it as well.
#include <pthread.h>
#include <stdlib.h>

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // RACE!
	return n;
}

int main(void) {
	int *n = calloc(1, sizeof *n);
	if (n == NULL)
		return 1;
	pthread_t t;
	pthread_t u;
	void *r;
	pthread_create(&t, NULL, worker, n);
	pthread_join(t, &r);
	pthread_create(&u, NULL, worker, r);
	(*(int *)r)++; // RACE!
	return 0;
}
