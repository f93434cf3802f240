// Threads are given the first job.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->out = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job **job = malloc(argc * sizeof *job);
	struct job *first = NULL;
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		job[i] = j;
		if (i == 0)
			first = j;
		pthread_create(&j->id, NULL, work, first);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // RACE!
	}
	sum += first != NULL;
	return sum;
}
