// A dispenser of indices: a thread takes the next one under a lock, and the cell is its own then.
#include <pthread.h>
#include <stdio.h>

#define THREADS 4
#define CELLS 200

static int next;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned cell[CELLS];

static int take(void) {
	pthread_mutex_lock(&lock);
	int i = next++; // NORACE
	pthread_mutex_unlock(&lock);
	return i;
}

static void *fill(void *unused) {
	(void)unused;
	for (;;) {
		int i = take();
		if (i >= CELLS)
			break;
		unsigned x = i;
		for (int round = 0; round < 50; round++)
			x = x * 1103515245 + 12345;
		cell[i] = x;
	}
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	unsigned sum = 0;
	for (int t = 0; t < THREADS; t++)
		pthread_create(&threads[t], NULL, fill, NULL);
	for (int t = 0; t < THREADS; t++)
		pthread_join(threads[t], NULL);
	for (int i = 0; i < CELLS; i++)
		sum += cell[i]; // NORACE
	printf("%u\n", sum);
	return 0;
}
