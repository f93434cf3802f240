// Threads are given the jobs before.
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
	for (int i = 0; i < argc; i++) {
		int k = i ? i - 1 : 0;
		job[i] = malloc(sizeof *job[i]);
		pthread_create(&job[i]->id, NULL, work, job[k]);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // RACE!
	}
	return sum;
}
