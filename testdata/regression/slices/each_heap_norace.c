// Each of nobody knows how many threads is given a job.
#include <pthread.h>
#include <stdlib.h>

struct job {
	int given, sum;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->sum += j->given; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	struct job *jobs = malloc(n * sizeof *jobs);
	if (n < 2 || !jobs)
		return 1;
	for (int i = 0; i < n; i++) {
		pthread_t id;
		jobs[i].given = i; // NORACE
		jobs[i].sum = 0; // NORACE
		pthread_create(&id, NULL, work, &jobs[i]);
	}
	pthread_exit(NULL);
}
