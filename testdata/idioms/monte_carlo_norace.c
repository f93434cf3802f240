// Threads return what they have found on the heap, and main adds it when they have been joined.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct sample {
	unsigned seed;
	long hits, tries;
};

static double next(unsigned *seed) {
	*seed = *seed * 1103515245u + 12345u;
	return (*seed >> 8) / (double)(1u << 24);
}

static long shared_hits;

static void *throw_darts(void *arg) {
	struct sample *s = arg;
	for (s->tries = 0; s->tries < 1000; s->tries++) {
		double x = next(&s->seed), y = next(&s->seed);
		if (x * x + y * y < 1)
			s->hits++;
	}
	return s;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	pthread_t *threads = malloc(n * sizeof *threads);
	struct sample *samples = calloc(n, sizeof *samples);
	if (!threads || !samples)
		return 1;
	for (int i = 0; i < n; i++) {
		samples[i].seed = i + 1;
		if (pthread_create(&threads[i], NULL, throw_darts, &samples[i]))
			exit(1);
	}
	long hits = 0, tries = 0;
	for (int i = 0; i < n; i++)
		pthread_join(threads[i], NULL);
	for (int i = 0; i < n; i++) {
		hits += samples[i].hits; // NORACE
		tries += samples[i].tries; // NORACE
	}
	free(samples);
	free(threads);
	printf("%f\n", 4.0 * (hits + shared_hits) / (tries ? tries : 1));
	return 0;
}
