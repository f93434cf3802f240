// The job of one creation is given to a thread of another.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int in, out;
};

static void *look(void *arg) {
	struct job *j = arg;
	return j->out ? NULL : arg; // RACE!
}

static void *work(void *arg) {
	struct job *j = arg;
	j->out = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int sum = 0;
	struct job **job = malloc(argc * sizeof *job);
	pthread_t other, *id = malloc(argc * sizeof *id);
	struct job *more = malloc(sizeof *more);
	for (int i = 0; i < argc; i++) {
		job[i] = malloc(sizeof *job[i]);
		pthread_create(&id[i], NULL, work, job[i]);
		pthread_create(&other, NULL, look, job[i]);
	}
	for (int i = 0; i < argc; i++) {
		pthread_join(id[i], NULL);
	}
	(void)more;
	return sum;
}
