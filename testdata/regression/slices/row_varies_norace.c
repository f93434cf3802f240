// Each thread has a row, of one length.
#include <pthread.h>
#include <stddef.h>

#define THREADS 7

static int a[400], width;

static void *work(void *arg) {
	int t = (int)(long)arg;
	int row = width;
	for (int x = 0; x < row; x++)
		a[t * row + x] = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	width = argc < 50 ? argc : 50;
	(void)argv;
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
