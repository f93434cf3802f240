// A job is cleared before its thread is created.
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
	j->out = j->in * 2; // NORACE
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
		memset(j, 0, sizeof *j);
		j->id = 0;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // NORACE
	}
	return sum;
}
