// An allocation site is passed twice: the newest object is used before it is published, the older one no more.
#include <pthread.h>
#include <stdlib.h>

int *shared;

int *make(void) {
	int *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	*p = 0; // NORACE
	return p;
}

void *worker(void *arg) {
	(void)arg;
	*shared = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	int *fresh;
	shared = make();
	pthread_create(&t, NULL, worker, NULL);
	fresh = make();
	*fresh = 2; // NORACE
	return 0;
}
