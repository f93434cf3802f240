// A variable that slices are computed from is written before the threads are created.
#include <pthread.h>

#define THREADS 4

static int a[400], chunk;

static void *work(void *arg) {
	int id = (int)(long)arg;
	int begin = id * chunk, end = (id + 1) * chunk;
	for (int i = begin; i < end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	chunk = 10;
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
