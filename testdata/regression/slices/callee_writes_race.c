// A function that the thread calls writes to the job what it has written there itself.
#include <pthread.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end, at;
};

static struct job job[THREADS];

static void restart(struct job *j) { j->at = 0; }

static void *work(void *arg) {
	struct job *j = arg;
	j->at = j->begin;
	restart(j);
	for (int i = j->at; i < j->end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
