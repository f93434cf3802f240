// The one before is.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 9

static long count[THREADS + 1];

static void *work(void *arg) {
	long me = (long)arg;
	count[me]++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS + 1];
	for (long i = 1; i <= THREADS; i++)
		if (pthread_create(&id[i], NULL, work, (void *)(i - 1)))
			exit(1);
	long sum = 0;
	for (int i = 1; i <= THREADS; i++) {
		if (pthread_join(id[i], NULL))
			exit(1);
		sum += count[i]; // RACE!
	}
	return sum == 0;
}
