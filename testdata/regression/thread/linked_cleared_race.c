// A job is cleared, and then the identifier of the thread is.
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
		memset(j, 0, sizeof *j);
		job[i] = j;
		pthread_create(&j->id, NULL, work, j);
		memcpy(&j->id, &other, sizeof other);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // RACE!
	}
	return sum;
}
