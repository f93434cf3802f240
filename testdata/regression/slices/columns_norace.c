// Columns begin with the row.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

static int width;

static void *work(void *arg) {
	int row = (int)(long)arg;
	for (int x = 0; x < width; x++)
		a[(row + 1) * width + x] = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t id[THREADS];
	width = argc < 50 ? argc + 1 : 50;
	(void)argv;
	for (int t = 0; t < THREADS; t++) {
		pthread_create(&id[t], NULL, work, (void *)(long)t);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
