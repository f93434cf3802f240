// The number of a thread is its argument, by value, and the index of the cells that are its own.
// The thread is given the address of the loop's variable.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

#define THREADS 6

static int counts[THREADS + 1];
static double means[THREADS + 1];

static void *collect(void *arg) {
	int id = *(int *)arg; // RACE!
	unsigned state = 1 + id;
	double sum = 0;
	for (int i = 0; i < 1000; i++) {
		state = state * 1103515245 + 12345;
		if (state >> 16 & 1) {
			counts[id]++; // RACE!
			sum += state >> 20;
		}
	}
	means[id] = counts[id] ? sum / counts[id] : 0; // RACE!
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	int n;
	for (n = 0; n < THREADS; n++) // RACE!
		if (pthread_create(&threads[n], NULL, collect, &n) != 0)
			return 1;
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	for (int i = 0; i < THREADS; i++)
		printf("%d: %d values, mean %.2f\n", i, counts[i], means[i]);
	return 0;
}
