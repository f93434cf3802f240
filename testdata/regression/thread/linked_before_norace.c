// Another job is joined before a thread is created with one.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int out;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->out = 1; // NORACE
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
		j = malloc(sizeof *j);
		i++;
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
		i = 1;
		pthread_join(job[i]->id, NULL);
		n += job[i]->out; // NORACE
	}
	return n;
}
