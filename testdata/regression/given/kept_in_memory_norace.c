// A pointer stays in memory that nobody reads.
#include <pthread.h>
#include <stdlib.h>

struct node { struct node *next; int *of; };

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	struct node *all = NULL;
	for (int i = 0; i < argc; i++) {
		int *n = calloc(1, sizeof *n);
		struct node *k = malloc(sizeof *k);
		if (n == NULL || k == NULL)
			return 1;
		k->of = n;
		k->next = all;
		all = k;
		pthread_t t;
		pthread_create(&t, NULL, worker, n);
	}
	all = NULL;
	pthread_exit(NULL);
}
