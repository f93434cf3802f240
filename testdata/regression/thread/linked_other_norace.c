// The pointer to a job is written where it was.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *idle(void *arg) { return arg; }

static void *work(void *arg) {
	struct job *j = arg;
	j->out = j->in * 2; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job *spare[2], *more = malloc(sizeof *more);
	pthread_create(&more->id, NULL, idle, NULL);
	struct job **job = malloc(argc * sizeof *job);
	struct job *first = NULL;
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		j->in = i;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
	}
	if (argc > 0)
		first = job[0];
	if (argc > 0)
		spare[0] = more;
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
	}
	if (first)
		sum += first->out; // NORACE
	return sum;
}
