// It is read from the second element on.
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
	pthread_t id[THREADS];
	for (long i = 0; i < THREADS; i++)
		if (pthread_create(&id[i], NULL, work, (void *)i))
			exit(1);
	long sum = 0;
	for (int i = 0; i < THREADS; i++) {
		if (pthread_join(id[i], NULL))
			exit(1);
		sum += (count + 1)[i]; // RACE!
	}
	return sum == 0;
}
