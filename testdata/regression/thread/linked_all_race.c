// All but the first have been joined in a loop.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->out = j->in * 2; // RACE!
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
		if (i > 0)
			pthread_join(job[i]->id, NULL);
	}
	for (int i = 0; i < argc; i++)
		sum += job[i]->out; // RACE!
	return sum;
}
