// An allocation site in a loop: objects of earlier rounds have been published.
#include <pthread.h>
#include <stdlib.h>

int *shared[2];

void *worker(void *arg) {
	(void)arg;
	if (shared[0])
		*shared[0] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	int *old = NULL;
	for (int i = 0; i < 2; i++) {
		int *p = malloc(sizeof *p);
		if (!p)
			return 1;
		*p = 0; // NORACE
		if (i == 0) {
			shared[0] = old = p;
			pthread_create(&t, NULL, worker, NULL);
		}
	}
	*old = 2; // RACE!
	return 0;
}
