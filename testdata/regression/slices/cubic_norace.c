// Where slices begin goes up.
#include <pthread.h>
#include <stddef.h>

#define THREADS 7

static int a[400];

static void *work(void *arg) {
	int t = (int)(long)arg;
	for (int i = 24 * t; i < 24 * (t + 1); i++)
		a[i] = 1; // NORACE
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
