// The ends of slices are rounded up.
#include <pthread.h>
#include <stdlib.h>

#define THREADS 4

static int a[400], n;

struct job {
	int begin, end, sum;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	n = atoi(getenv("N")) % 400;
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * n / THREADS;
		job[t].end = ((t + 1) * n + THREADS - 1) / THREADS;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
