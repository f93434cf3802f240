// Detached workers count themselves as done under a mutex; main waits for all of them.
#include <pthread.h>
#include <stdio.h>

#define WORKERS 4

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t finished = PTHREAD_COND_INITIALIZER;
static int done_count;
static long results[WORKERS];

static void *work(void *arg) {
	long id = (long)arg;
	long sum = 0;
	for (long i = id; i < 1000; i += WORKERS)
		sum += i * i;
	results[id] = sum;
	pthread_mutex_lock(&lock);
	done_count++;
	pthread_cond_signal(&finished);
	pthread_mutex_unlock(&lock);
	return NULL;
}

int main(void) {
	for (long i = 0; i < WORKERS; i++) {
		pthread_t t;
		if (pthread_create(&t, NULL, work, (void *)i) != 0)
			return 1;
		pthread_detach(t);
	}
	pthread_mutex_lock(&lock);
	while (done_count < WORKERS)
		pthread_cond_wait(&finished, &lock);
	pthread_mutex_unlock(&lock);
	long total = 0;
	for (int i = 0; i < WORKERS; i++)
		total += results[i];
	printf("%ld\n", total);
	return 0;
}
