// The identifier lies beside the object.
#include <pthread.h>
#include <stdlib.h>

struct job { pthread_t t; int n; };

void *worker(void *arg) {
	struct job *j = arg;
		j->n++; // NORACE
	return NULL;
}

int main(void) {
	struct job *j = calloc(1, sizeof *j);
	if (j == NULL)
		return 1;
	pthread_t t;
	pthread_create(&t, NULL, worker, j);
	pthread_exit(NULL);
}
