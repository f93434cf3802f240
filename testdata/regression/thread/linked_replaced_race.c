// A cell leads to a new job, and to the first one then.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *idle(void *arg) { return arg; }

static void *work(void *arg) {
	struct job *j = arg;
	j->out = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job **job = malloc(argc * sizeof *job);
	job[0] = NULL;
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		job[i] = j;
		job[i] = job[0];
		pthread_create(&job[i]->id, NULL, work, job[i]);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // RACE!
	}
	return sum;
}
