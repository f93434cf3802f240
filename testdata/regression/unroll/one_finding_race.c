// Objects that one line allocates are one location for the reader, and its race is told once.
#include <pthread.h>
#include <stdlib.h>

int *p[4];

void *worker(void *arg) {
	*(int *)arg = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[4];
	for (int i = 0; i < 4; i++) {
		p[i] = malloc(sizeof *p[i]); // NORACE
		if (!p[i] || pthread_create(&t[i], NULL, worker, p[i]))
			return 1;
	}
	for (int i = 0; i < 4; i++)
		*p[i] = 2; // RACE!
	return 0;
}
