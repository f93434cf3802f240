// Statistics are kept in variables of each thread, and merged under a lock when the thread ends.
// The maximum is merged after the lock has been released.
#include <pthread.h>
#include <stdio.h>

#define THREADS 4

struct stats {
	long requests, bytes;
	int largest;
};

static _Thread_local struct stats local;
static struct stats total;
static pthread_mutex_t total_lock = PTHREAD_MUTEX_INITIALIZER;

static void handle(int size) {
	local.requests++;
	local.bytes += size;
	if (size > local.largest)
		local.largest = size;
}

static void merge(void) {
	pthread_mutex_lock(&total_lock);
	total.requests += local.requests;
	total.bytes += local.bytes;
	pthread_mutex_unlock(&total_lock);
	if (local.largest > total.largest) // RACE!
		total.largest = local.largest; // RACE!
}

static void *serve(void *arg) {
	unsigned state = *(unsigned *)arg;
	for (int i = 0; i < 200; i++) {
		state = state * 1103515245 + 12345;
		handle(state >> 16 & 1023);
	}
	merge();
	return NULL;
}

static void report(void) {
	printf("%ld requests, %ld bytes, ", total.requests, total.bytes);
	printf("largest %d\n", total.largest);
}

int main(void) {
	pthread_t threads[THREADS];
	unsigned seeds[THREADS];
	for (int i = 0; i < THREADS; i++) {
		seeds[i] = i + 1;
		pthread_create(&threads[i], NULL, serve, &seeds[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	report();
	return 0;
}
