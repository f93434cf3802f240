// Scales an array in slices of equal length, one for each thread; the last one is cut off at the end.
// The end of a slice is not where the next one begins: it is rounded differently.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 4

struct slice {
	double *values;
	size_t begin, end;
	double factor;
};

static void *scale(void *arg) {
	struct slice *s = arg;
	for (size_t i = s->begin; i < s->end; i++)
		s->values[i] *= s->factor; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 1001;
	size_t chunk = (n + THREADS - 1) / THREADS;
	pthread_t threads[THREADS];
	struct slice slices[THREADS];
	double *values = malloc((n + 1) * sizeof *values);
	if (!values)
		return 1;
	for (size_t i = 0; i < n; i++)
		values[i] = i;
	for (size_t t = 0; t < THREADS; t++) {
		size_t begin = t * (n / THREADS), end = begin + chunk;
		slices[t].values = values;
		slices[t].begin = begin < n ? begin : n;
		slices[t].end = end < n ? end : n;
		slices[t].factor = 0.5;
		pthread_create(&threads[t], NULL, scale, &slices[t]);
	}
	for (size_t t = 0; t < THREADS; t++)
		pthread_join(threads[t], NULL);
	double sum = 0;
	for (size_t i = 0; i < n; i++)
		sum += values[i];
	printf("%g\n", sum);
	free(values);
	return 0;
}
