// Each thread has a structure for its results in an array; the main thread sums them up.
#include <limits.h>
#include <pthread.h>
#include <stdio.h>

#define THREADS 4
#define VALUES 1000

static int values[VALUES];

struct worker {
	pthread_t thread;
	int from, to;
	long sum;
	int max;
};

static void *summarize(void *arg) {
	struct worker *w = arg;
	long sum = 0;
	int max = INT_MIN;
	for (int i = w->from; i < w->to; i++) {
		sum += values[i];
		if (values[i] > max)
			max = values[i];
	}
	w->sum = sum; // NORACE
	w->max = max; // NORACE
	return NULL;
}

int main(void) {
	struct worker workers[THREADS];
	long total = 0;
	int max = INT_MIN;
	for (int i = 0; i < VALUES; i++)
		values[i] = i * 7919 % 1009;
	for (int i = 0; i < THREADS; i++) {
		struct worker *w = &workers[i];
		w->from = i * (VALUES / THREADS);
		w->to = (i + 1) * (VALUES / THREADS);
		pthread_create(&w->thread, NULL, summarize, w);
	}
	for (int i = 0; i < THREADS; i++) {
		pthread_join(workers[i].thread, NULL);
		total += workers[i].sum; // NORACE
		if (workers[i].max > max) // NORACE
			max = workers[i].max; // NORACE
	}
	printf("%ld %d\n", total, max);
	return 0;
}
