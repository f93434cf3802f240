// Threads are given the jobs that their identifiers lie in.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->out = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		job[i] = malloc(sizeof *job[i]);
		pthread_create(&job[i]->id, NULL, work, job[i]);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // NORACE
	}
	return sum;
}
