// The creator forgets what it has given away.
#include <pthread.h>
#include <stdlib.h>

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	for (int i = 0; i < argc; i++) {
		int *n = calloc(1, sizeof *n);
		if (n == NULL)
			return 1;
		pthread_t t;
		pthread_create(&t, NULL, worker, n);
	}
	pthread_exit(NULL);
}
