// It uses the object of the thread before.
#include <pthread.h>
#include <stdlib.h>

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	int *last = NULL;
	for (int i = 0; i < argc; i++) {
		int *n = calloc(1, sizeof *n);
		if (n == NULL)
			return 1;
		pthread_t t;
		pthread_create(&t, NULL, worker, n);
		if (last != NULL)
			(*last)++; // RACE!
		last = n;
	}
	pthread_exit(NULL);
}
