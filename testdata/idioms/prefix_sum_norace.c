// Prefix sums in two phases: each thread sums up its block, and adds the sums of the blocks before it.
#include <pthread.h>
#include <stdio.h>

#define THREADS 4
#define LENGTH 1000

static int values[LENGTH];
static long prefix[LENGTH];
static long block_sum[THREADS];
static pthread_barrier_t barrier;

static void *scan(void *arg) {
	int id = *(int *)arg;
	int begin = id * LENGTH / THREADS, end = (id + 1) * LENGTH / THREADS;
	long sum = 0, offset = 0;
	for (int i = begin; i < end; i++) {
		sum += values[i];
		prefix[i] = sum;
	}
	block_sum[id] = sum;
	pthread_barrier_wait(&barrier);
	for (int b = 0; b < id; b++)
		offset += block_sum[b];
	for (int i = begin; i < end; i++)
		prefix[i] += offset;
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	int ids[THREADS];
	for (int i = 0; i < LENGTH; i++)
		values[i] = i % 13;
	pthread_barrier_init(&barrier, NULL, THREADS);
	for (int t = 0; t < THREADS; t++) {
		ids[t] = t;
		pthread_create(&threads[t], NULL, scan, &ids[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(threads[t], NULL);
	pthread_barrier_destroy(&barrier);
	printf("%ld\n", prefix[LENGTH - 1]); // NORACE
	return 0;
}
