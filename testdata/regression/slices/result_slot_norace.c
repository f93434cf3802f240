// The element with the number of the cell is its thread's.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 9

static long count[THREADS + 1];

static void *work(void *arg) {
	long me = (long)arg;
	count[me]++; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS + 1];
	for (long i = 1; i <= THREADS; i++)
		if (pthread_create(&id[i], NULL, work, (void *)i))
			exit(1);
	long sum = 0;
	for (int i = 1; i <= THREADS; i++) {
		if (pthread_join(id[i], NULL))
			exit(1);
		sum += count[i]; // NORACE
	}
	return sum == 0;
}
