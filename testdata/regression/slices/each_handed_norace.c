// A thread keeps its job.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = 0; i < 3; i++)
		j->sum++; // NORACE
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
