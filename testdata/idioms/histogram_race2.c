// A histogram by threads with bins of their own, which are added up in the end.
// The bins are merged into the common ones without a lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define BINS 16
#define THREADS 4

static unsigned char *image;
static size_t pixels = 40000;
static long histogram[BINS];

struct part {
	size_t begin, end;
};

static void *count(void *arg) {
	struct part *part = arg;
	long bins[BINS] = {0};
	for (size_t i = part->begin; i < part->end; i++)
		bins[image[i] * BINS / 256]++;
	for (int b = 0; b < BINS; b++)
		histogram[b] += bins[b]; // RACE!
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	struct part parts[THREADS];
	image = malloc(pixels);
	if (!image)
		return 1;
	for (size_t i = 0; i < pixels; i++)
		image[i] = i * 31 >> 2;
	for (int t = 0; t < THREADS; t++) {
		parts[t].begin = pixels * t / THREADS;
		parts[t].end = pixels * (t + 1) / THREADS;
		pthread_create(&threads[t], NULL, count, &parts[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(threads[t], NULL);
	for (int b = 0; b < BINS; b++)
		printf("%d: %ld\n", b, histogram[b]);
	free(image);
	return 0;
}
