// A function is called with a job.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];

static void add(struct job *j) { j->sum += j->given; } // NORACE

static void *work(void *arg) {
	struct job *j = arg;
	add(j);
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].given = t;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	pthread_exit(NULL);
}
