// All threads are given the first of jobs that are allocated, which say the same.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end, sum;
};

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	struct job *job = malloc(THREADS * sizeof *job);
	if (!job)
		return 1;
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = 5 * 10;
		job[t].end = 6 * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	free(job);
	return 0;
}
