// Each thread has a row, of another length.
#include <pthread.h>
#include <stddef.h>

#define THREADS 7

static int a[400];

static void *work(void *arg) {
	int t = (int)(long)arg;
	int row = 10 - t;
	for (int x = 0; x < row; x++)
		a[t * row + x] = 1; // RACE!
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
