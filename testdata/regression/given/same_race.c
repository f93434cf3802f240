// One object for all of them.
#include <pthread.h>
#include <stdlib.h>

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	int *n = calloc(1, sizeof *n);
	for (int i = 0; i < argc; i++) {
		if (n == NULL)
			return 1;
		pthread_t t;
		pthread_create(&t, NULL, worker, n);
	}
	pthread_exit(NULL);
}
