// The function that starts threads is called twice, and joined are only those of the second call.
#include <pthread.h>
#include <stdlib.h>

int x;
pthread_t t[2];

void *worker(void *arg) {
	x = 1; // RACE!
	return NULL;
}

void start(void) {
	for (int i = 0; i < 2; i++)
		if (pthread_create(&t[i], NULL, worker, NULL))
			_Exit(1);
}

int main(void) {
	start();
	start();
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	x = 2; // RACE!
	return 0;
}
