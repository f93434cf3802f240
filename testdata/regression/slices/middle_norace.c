// A job is filled in before, and again.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	int t = THREADS - 1;
	job[t].begin = 20;
	job[t].end = 30;
	for (; t >= 0; t--) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
