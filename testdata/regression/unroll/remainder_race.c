// The counter says four passes, but a thread that runs already may change it.
#include <pthread.h>

int i, x;

void *worker(void *arg) {
	i = 0; // RACE!
	x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[4];
	for (i = 0; i < 4; i++) // RACE!
		if (pthread_create(&t[i & 3], NULL, worker, NULL)) // RACE!
			return 1;
	for (int j = 0; j < 4; j++)
		pthread_join(t[j], NULL);
	x = 2; // RACE!
	return 0;
}
