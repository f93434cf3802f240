// Another thread is given something else, and changes it.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];
static struct job more;

static void *work(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&m);
	int begin = j->begin, end = j->end;
	pthread_mutex_unlock(&m);
	for (int i = begin; i < end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

static void *change(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&m);
	j->begin = 0;
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t id[THREADS], changer;
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	pthread_create(&changer, NULL, change, &more);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	pthread_join(changer, NULL);
	return 0;
}
