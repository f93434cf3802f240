// Objects that one line allocates, each used by a thread that is joined before it is used again.
#include <pthread.h>
#include <stdlib.h>

int *p[4];

void *worker(void *arg) {
	*(int *)arg = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t[4];
	for (int i = 0; i < 4; i++) {
		p[i] = malloc(sizeof *p[i]); // NORACE
		if (!p[i] || pthread_create(&t[i], NULL, worker, p[i]))
			return 1;
	}
	for (int i = 0; i < 4; i++) {
		pthread_join(t[i], NULL);
		*p[i] = 2; // NORACE
	}
	return 0;
}
