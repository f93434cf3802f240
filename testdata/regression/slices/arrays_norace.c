// Two kinds of threads have slices of two arrays.
#include <pthread.h>

#define THREADS 4

static int a[400], b[400];

struct job {
	int begin, end, sum;
};

static struct job job[THREADS], more[THREADS];

static void *other(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		b[i] = 1; // NORACE
	return NULL;
}

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	pthread_t id2[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
		more[t].begin = t * 10;
		more[t].end = (t + 1) * 10;
		pthread_create(&id2[t], NULL, other, &more[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id2[t], NULL);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
