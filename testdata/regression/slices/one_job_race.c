// All threads are given one job, which is written and read under a lock.
#include <pthread.h>

#define THREADS 4

static int a[400];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

struct job {
	int begin, end, sum;
};

static struct job job[THREADS];

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
		pthread_mutex_lock(&m);
		job[0].begin = t * 10;
		job[0].end = (t + 1) * 10;
		pthread_mutex_unlock(&m);
		pthread_create(&id[t], NULL, work, &job[0]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
