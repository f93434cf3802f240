// A creator that fills in jobs from the last one to the first.
#include <pthread.h>
#include <stddef.h>

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
	int begin = j->begin, end = j->end;
	pthread_mutex_unlock(&m);
	for (int i = begin; i < end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = THREADS - 1; t >= 0; t--) {
		pthread_mutex_lock(&m);
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_mutex_unlock(&m);
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
