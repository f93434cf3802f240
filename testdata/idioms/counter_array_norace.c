// Counters in an array, each with a lock beside it.
#include <pthread.h>
#include <stdio.h>

#define COUNTERS 8
#define THREADS 4

struct counter {
	pthread_mutex_t lock;
	long value;
};

static struct counter counters[COUNTERS];

struct worker {
	pthread_t thread;
	int id;
};

static void *count(void *arg) {
	struct worker *w = arg;
	for (int i = 0; i < 200; i++) {
		int k = (i * (w->id + 3)) % COUNTERS;
		pthread_mutex_lock(&counters[k].lock);
		counters[k].value++; // NORACE
		pthread_mutex_unlock(&counters[k].lock);
	}
	return NULL;
}

static long sum(void) {
	long total = 0;
	for (int i = 0; i < COUNTERS; i++) {
		pthread_mutex_lock(&counters[i].lock);
		total += counters[i].value; // NORACE
		pthread_mutex_unlock(&counters[i].lock);
	}
	return total;
}

int main(void) {
	struct worker workers[THREADS];
	for (int i = 0; i < COUNTERS; i++)
		pthread_mutex_init(&counters[i].lock, NULL);
	for (int i = 0; i < THREADS; i++) {
		workers[i].id = i;
		pthread_create(&workers[i].thread, NULL, count, &workers[i]);
	}
	printf("%ld so far\n", sum());
	for (int i = 0; i < THREADS; i++)
		pthread_join(workers[i].thread, NULL);
	printf("%ld\n", sum());
	return 0;
}
