// Threads use their jobs by way of what lies before.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	int *given = &j->given;
	given[0]++; // NORACE
	j->sum = *given; // NORACE
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
