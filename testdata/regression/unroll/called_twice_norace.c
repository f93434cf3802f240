// The function that starts threads and joins them is called twice.
#include <pthread.h>
#include <stdlib.h>

int cell[2];

void *worker(void *arg) {
	*(int *)arg = 1; // NORACE
	return NULL;
}

void run(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		if (pthread_create(&t[i], NULL, worker, &cell[i]))
			_Exit(1);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
}

int main(void) {
	run();
	run();
	cell[0] = 2; // NORACE
	return 0;
}
