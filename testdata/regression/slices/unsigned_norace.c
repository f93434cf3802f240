// The length of slices is small enough.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 4

static int a[400];
static size_t n;

static void *work(void *arg) {
	size_t t = (size_t)arg;
	size_t chunk = n / THREADS, begin = t * chunk, end = (t + 1) * chunk;
	for (size_t i = begin; i < end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	n = strtoul(getenv("N"), NULL, 10) % 400;
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(size_t)t);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
