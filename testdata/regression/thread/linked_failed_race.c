// Where a thread cannot be created, the identifier is that of nobody knows whom, and another cell may lead there.
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
		struct job *j = i > 0 ? job[0] : malloc(sizeof *j);
		j->in = i; // RACE!
		job[i] = j;
		if (pthread_create(&j->id, NULL, work, j))
			continue;
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(job[i]->id, NULL);
		sum += job[i]->out; // RACE!
	}
	return sum;
}
