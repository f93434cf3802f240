// It uses the object again.
#include <pthread.h>
#include <stdlib.h>

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // RACE!
	return NULL;
}

static void start(int *n) {
	pthread_t t;
	pthread_create(&t, NULL, worker, n);
}

static void start_with(int *n) {
	start(n);
}

int main(int argc, char **argv) {
	for (int i = 0; i < argc; i++) {
		int *n = calloc(1, sizeof *n);
		if (n == NULL)
			return 1;
		start_with(n);
		(*n)++; // RACE!
	}
	pthread_exit(NULL);
}
