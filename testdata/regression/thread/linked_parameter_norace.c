// A function joins the thread of the job that it is given.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static int finish(struct job *j, struct job *other) {
	pthread_join(j->id, NULL);
	(void)other;
	return j->out; // NORACE
}

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
		sum += finish(job[i], job[0]);
	}
	return sum;
}
