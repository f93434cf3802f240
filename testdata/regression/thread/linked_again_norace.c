// The job of a thread that has been joined is given to no other.
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
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		j->in = i;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		pthread_t id;
		pthread_create(&id, NULL, idle, NULL);
		sum += job[i]->out; // NORACE
	}
	return sum;
}
