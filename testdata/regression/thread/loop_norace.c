// Threads created in a loop, each with a slot of its own.
#include <pthread.h>

int slot[4];

void *worker(void *arg) {
	int *mine = arg;
	*mine = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, worker, &slot[i]);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
