// Bytes of another pointer are copied to the array.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *idle(void *arg) { return arg; }

static void *work(void *arg) {
	struct job *j = arg;
	j->out = j->in * 2; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job *more = malloc(sizeof *more);
	pthread_create(&more->id, NULL, idle, NULL);
	struct job **job = malloc(argc * sizeof *job);
	struct job *last = NULL, *spare[1];
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		j->in = i;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
	}
	if (argc > 0)
		last = job[argc - 1];
	memcpy(job + argc - 1, &more, sizeof more);
	(void)spare;
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL); // NORACE imprecise
	}
	if (last)
		sum += last->out; // RACE!
	return sum;
}
