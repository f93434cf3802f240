// The job is used that the array leads to.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->out = j->in * 2; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job **job = malloc(argc * sizeof *job);
	struct job **spare = malloc(argc * sizeof *spare);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		j->in = i;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
	}
	for (int i = 0; i < argc; i++)
		spare[i] = job[argc - 1 - i];
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // NORACE
	}
	return sum;
}
