// Multiplies matrices on the heap, each thread a band of rows.
// The trace of the product is computed before the threads have ended.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 4

static double *a, *b, *c;
static int n = 22;

struct band {
	int first, last;
};

static void *multiply(void *arg) {
	struct band *band = arg;
	for (int i = band->first; i < band->last; i++)
		for (int j = 0; j < n; j++) {
			double sum = 0;
			for (int k = 0; k < n; k++)
				sum += a[i * n + k] * b[k * n + j];
			c[i * n + j] = sum; // RACE!
		}
	return NULL;
}

static double trace(const double *m) {
	double sum = 0;
	for (int i = 0; i < n; i++)
		sum += m[i * n + i]; // RACE!
	return sum;
}

int main(void) {
	pthread_t threads[THREADS];
	struct band bands[THREADS];
	int rows = (n + THREADS - 1) / THREADS;
	a = malloc(n * n * sizeof *a);
	b = malloc(n * n * sizeof *b);
	c = calloc(n * n, sizeof *c);
	if (!a || !b || !c)
		return 1;
	for (int i = 0; i < n * n; i++) {
		a[i] = i % 7;
		b[i] = i % 5;
	}
	for (int t = 0; t < THREADS; t++) {
		bands[t].first = t * rows;
		bands[t].last = (t + 1) * rows;
		if (bands[t].last > n)
			bands[t].last = n;
		pthread_create(&threads[t], NULL, multiply, &bands[t]);
	}
	double result = trace(c);
	for (int t = 0; t < THREADS; t++)
		pthread_join(threads[t], NULL);
	printf("%g\n", result);
	free(a);
	free(b);
	free(c);
	return 0;
}
