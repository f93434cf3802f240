// A pointer leads to one member of a job, or to another.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[400];

struct job {
	int begin, end, pad;
};

static struct job job[THREADS];
static volatile int other;

static void *work(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&m);
	int begin = j->begin, end = j->end;
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
	int *p = &job[3].begin;
	if (other)
		p = &job[3].pad;
	pthread_mutex_lock(&m);
	*p = 0;
	pthread_mutex_unlock(&m);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
