// A job is joined through one cell before a thread is created with it, by another cell.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int out;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->out = 1; // RACE!
	return NULL;
}

static void *idle(void *arg) { return arg; }

int main(int argc, char **argv) {
	(void)argv;
	int n = 0;
	struct job **job = malloc((argc + 2) * sizeof *job);
	for (int k = 0; k < argc; k++) {
		pthread_t other;
		pthread_create(&other, NULL, idle, NULL);
		int i = 0;
		struct job *j = malloc(sizeof *j);
		j->id = other;
		job[i] = j;
		pthread_join(job[i]->id, NULL);
		i++;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
		i = 0;
		n += job[i]->out; // RACE!
	}
	return n;
}
