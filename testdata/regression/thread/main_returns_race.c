// While the last thread joins nobody, what main does before it returns is concurrent with the others.
#include <pthread.h>
#include <stdlib.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	if (x) // RACE!
		exit(1);
	return 0;
}
