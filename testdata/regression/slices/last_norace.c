// The last thread takes what is left.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 4

static int a[400], n;

static void *work(void *arg) {
	int id = (int)(long)arg, chunk = n / THREADS;
	int begin = id * chunk, end = begin + chunk;
	if (id == THREADS - 1)
		end = n;
	for (int i = begin; i < end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	n = atoi(getenv("N")) % 400;
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
