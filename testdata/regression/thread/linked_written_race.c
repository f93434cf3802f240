// The identifier of another thread is written to a job.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out, in2;
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
	pthread_t other;
	pthread_create(&other, NULL, idle, NULL);
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		j->in = i;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
	}
	if (argc > 0)
		job[0]->id = other;
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // RACE!
	}
	return sum;
}
