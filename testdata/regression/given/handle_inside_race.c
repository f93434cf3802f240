// It lies in the object.
#include <pthread.h>
#include <stdlib.h>

struct job { pthread_t t; int n; };

void *worker(void *arg) {
	struct job *j = arg;
	if (pthread_equal(j->t, pthread_self())) // RACE!
		j->n++; // NORACE
	return NULL;
}

int main(void) {
	struct job *j = calloc(1, sizeof *j);
	if (j == NULL)
		return 1;
	pthread_create(&j->t, NULL, worker, j); // RACE!
	pthread_exit(NULL);
}
