// Jobs of two kinds, of none of which the identifier is overwritten.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out, in2;
};

static void *idle(void *arg) { return arg; }

static void *work(void *arg) {
	struct job *j = arg;
	j->out = j->in * 2; // NORACE imprecise
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	pthread_t other;
	pthread_create(&other, NULL, idle, NULL);
	struct job **job = malloc(argc * sizeof *job);
	struct job *last = NULL;
	for (int i = 0; i < argc; i++) {
		struct job *j;
		if (i == 0) {
			j = malloc(sizeof *j);
		} else {
			j = malloc(sizeof *j);
			last = j;
		}
		j->in = i;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
	}
	if (last)
		last->in2 = 1;
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // NORACE imprecise
	}
	return sum;
}
