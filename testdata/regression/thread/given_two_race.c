// Jobs are given to two threads each.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *work(void *arg) {
	struct job *j = arg;
	j->out = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job **job = malloc(argc * sizeof *job);
	pthread_t *id = malloc(argc * sizeof *id);
	for (int i = 0; i < argc; i++) {
		job[i] = i % 2 ? job[i - 1] : malloc(sizeof *job[i]);
		pthread_create(&id[i], NULL, work, job[i]);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(id[i], NULL);
	}
	for (int i = 0; i < argc; i++)
		sum += job[i]->out; // NORACE
	return sum;
}
