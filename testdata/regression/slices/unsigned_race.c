// The beginning of slices comes round: with N = -1 it is a multiple of half of the numbers, and one less.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 4

static int a[400];
static size_t n;

static void *work(void *arg) {
	size_t t = (size_t)arg;
	size_t chunk = n / 2 + 1, begin = t * chunk, end = (t + 1) * chunk;
	for (size_t i = begin; i < end && i < begin + 10; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	n = strtoul(getenv("N"), NULL, 10);
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(size_t)t);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
