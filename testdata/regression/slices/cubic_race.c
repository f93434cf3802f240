// Where slices begin goes up, and down, and up again.
#include <pthread.h>
#include <stddef.h>

#define THREADS 7

static int a[400];

static void *work(void *arg) {
	int t = (int)(long)arg;
	for (int i = t * t * t - 9 * t * t + 24 * t; i < (t + 1) * (t + 1) * (t + 1) - 9 * (t + 1) * (t + 1) + 24 * (t + 1); i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
