// The creator writes to the job of a thread that runs already, under the lock that the thread reads it with.
#include <pthread.h>

#define THREADS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[400];

struct job {
	int begin, end, at;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&m);
	j->at = j->begin;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	int at = j->at;
	pthread_mutex_unlock(&m);
	for (int i = at; i < j->end; i++)
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
	job[3].at = 0;
	pthread_mutex_unlock(&m);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
