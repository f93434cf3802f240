// A pool of threads that one function starts and another one stops.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_THREADS 8
#define ITEMS 300

struct pool {
	pthread_t threads[MAX_THREADS];
	int count;
	pthread_mutex_t lock;
	int next;
	long processed;
	long largest;
};

static int items[ITEMS];

static void *pool_thread(void *arg) {
	struct pool *pool = arg;
	long processed = 0, largest = 0;
	for (;;) {
		pthread_mutex_lock(&pool->lock);
		int i = pool->next < ITEMS ? pool->next++ : -1;
		pthread_mutex_unlock(&pool->lock);
		if (i < 0)
			break;
		processed++;
		if (items[i] > largest)
			largest = items[i];
	}
	pthread_mutex_lock(&pool->lock);
	pool->processed += processed;
	if (largest > pool->largest)
		pool->largest = largest;
	pthread_mutex_unlock(&pool->lock);
	return NULL;
}

static int pool_start(struct pool *pool, int count) {
	memset(pool, 0, sizeof *pool);
	pthread_mutex_init(&pool->lock, NULL);
	for (int i = 0; i < count && i < MAX_THREADS; i++) {
		if (pthread_create(&pool->threads[i], NULL, pool_thread, pool) != 0)
			return -1;
		pool->count++; // NORACE
	}
	return 0;
}

static void pool_stop(struct pool *pool) {
	for (int i = 0; i < pool->count; i++)
		pthread_join(pool->threads[i], NULL);
	pthread_mutex_destroy(&pool->lock);
}

int main(void) {
	struct pool pool;
	for (int i = 0; i < ITEMS; i++)
		items[i] = i * 7919 % 1009;
	if (pool_start(&pool, 4) != 0)
		return 1;
	pool_stop(&pool);
	printf("%ld processed, largest %ld\n", pool.processed, pool.largest);
	return 0;
}
