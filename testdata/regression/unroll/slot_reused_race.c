// All threads are started with one handle: only the last is joined.
#include <pthread.h>

int cell[3];

void *worker(void *arg) {
	*(int *)arg = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 3; i++)
		if (pthread_create(&t, NULL, worker, &cell[i]))
			return 1;
	for (int i = 2; i < 3; i++)
		pthread_join(t, NULL);
	cell[2] = 2; // NORACE imprecise
	cell[1] = 2; // RACE!
	return 0;
}
