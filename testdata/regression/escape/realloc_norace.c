// realloc moves a pointer together with the object that holds it; the target is used under a lock.
#include <pthread.h>
#include <stdlib.h>

int target;
int **table;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	*table[0] = 1; // NORACE
	pthread_mutex_unlock(&m);
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
	pthread_mutex_lock(&m);
	target = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
