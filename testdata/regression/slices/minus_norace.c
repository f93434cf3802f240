// Slices end before the next ones begin.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 4

static int a[400];

static void *work(void *arg) {
	size_t t = (size_t)arg;
	size_t begin = t * 10, end = (t + 1) * 10 - 1;
	for (size_t i = begin; i < end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(size_t)t);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
