// Threads are given the end of their jobs.
#include <pthread.h>
#include <stddef.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS + 1];

static void *work(void *arg) {
	struct job *j = arg;
	j->sum = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id[t], NULL, work, &job[t] + 1);
	pthread_exit(NULL);
}
