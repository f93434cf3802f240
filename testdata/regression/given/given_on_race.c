// It uses that part, too.
#include <pthread.h>
#include <stdlib.h>

struct job { int *part; int n; };

void *helper(void *arg) {
	int *n = arg;
	(*n)++; // RACE!
	return NULL;
}

void *worker(void *arg) {
	struct job *j = arg;
	j->n++; // NORACE
	pthread_t t;
	pthread_create(&t, NULL, helper, j->part);
	(*j->part)++; // RACE!
	return NULL;
}

int main(void) {
	struct job *j = malloc(sizeof *j);
	int *part = calloc(1, sizeof *part);
	if (j == NULL || part == NULL)
		return 1;
	j->part = part;
	j->n = 0;
	pthread_t t;
	pthread_create(&t, NULL, worker, j);
	pthread_exit(NULL);
}
