// Threads of another kind are.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 20

static long result[THREADS], other[THREADS];

static void *work(void *arg) {
	result[(long)arg]++; // RACE!
	return NULL;
}

static void *help(void *arg) {
	other[(long)arg]++;
	return NULL;
}

int main(void) {
	pthread_t worker[THREADS], helper[THREADS];
	for (long i = 0; i < THREADS; i++)
		if (pthread_create(&worker[i], NULL, work, (void *)i))
			exit(1);
	for (long i = 0; i < THREADS; i++)
		if (pthread_create(&helper[i], NULL, help, (void *)i))
			exit(1);
	long sum = 0;
	for (int i = 0; i < THREADS; i++) {
		pthread_join(helper[i], NULL);
		sum += result[i]; // RACE!
	}
	for (int i = 0; i < THREADS; i++) {
		pthread_join(helper[i], NULL);
		sum += other[i];
	}
	return sum == 0;
}
