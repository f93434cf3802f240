// Nobody knows which number of a job is written while its thread runs.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[400];

struct job {
	int at[2];
};

static struct job job[THREADS];
static volatile int which = 1;

static void *work(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&m);
	int begin = j->at[1];
	pthread_mutex_unlock(&m);
	for (int i = begin; i < begin + 10; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].at[1] = t * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	pthread_mutex_lock(&m);
	job[2].at[which] = 30;
	pthread_mutex_unlock(&m);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
