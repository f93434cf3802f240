// A thread passes on what it was given when it is done with it.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *results;

void *worker(void *arg) {
	int *n = arg;
	*n = 1; // NORACE
	pthread_mutex_lock(&m);
	results = n;
	pthread_mutex_unlock(&m);
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
	pthread_mutex_lock(&m);
	if (results != NULL)
		(*results)++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_exit(NULL);
}
