// Threads put other identifiers into their jobs.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static pthread_t other;

static void *idle(void *arg) { return arg; }

static void *work(void *arg) {
	struct job *j = arg;
	j->id = other, j->out = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job **job = malloc(argc * sizeof *job);
	pthread_create(&other, NULL, idle, NULL);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		j->in = i;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j); // RACE!
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL); // RACE!
		sum += job[i]->out; // RACE!
	}
	return sum;
}
