// Threads created in a loop race with each other.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
