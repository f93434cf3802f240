// The jobs are cleared while the threads run.
#include <pthread.h>
#include <stddef.h>
#include <string.h>

#define THREADS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&m);
	int begin = j->begin, end = begin + 10;
	pthread_mutex_unlock(&m);
	for (int i = begin; i < end; i++)
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
	pthread_mutex_lock(&m);
	memset(job, 0, sizeof job);
	pthread_mutex_unlock(&m);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
