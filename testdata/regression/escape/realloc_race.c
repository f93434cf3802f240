// realloc moves a pointer together with the object that holds it.
#include <pthread.h>
#include <stdlib.h>

int target;
int **table;

void *worker(void *arg) {
	(void)arg;
	*table[0] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	int **old = malloc(sizeof *old);
	if (!old)
		return 1;
	old[0] = &target;
	table = realloc(old, 8 * sizeof *old);
	if (!table)
		return 1;
	pthread_create(&t, NULL, worker, NULL);
	target = 2; // RACE!
	return 0;
}
