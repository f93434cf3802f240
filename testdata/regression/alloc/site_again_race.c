// An allocation site is passed twice: the older object has been published, although the newest has not.
#include <pthread.h>
#include <stdlib.h>

int *shared;

int *make(void) {
	int *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	return p;
}

void *worker(void *arg) {
	(void)arg;
	*shared = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	int *old = make();
	int *fresh;
	shared = old;
	pthread_create(&t, NULL, worker, NULL);
	fresh = make();
	*fresh = 2; // NORACE
	*old = 3; // RACE!
	return 0;
}
