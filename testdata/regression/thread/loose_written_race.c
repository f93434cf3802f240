// Before the pointer to a job is kept, another identifier is written to the job.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
	int number;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void *work(void *arg) {
	pthread_mutex_lock(&lock);
	total++; // RACE!
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *idle(void *arg) { return arg; }

int main(int argc, char **argv) {
	(void)argv;
	pthread_t other;
	pthread_create(&other, NULL, idle, NULL);
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		if (pthread_create(&j->id, NULL, work, NULL))
			return 1;
		if (i == 0)
			j->id = other;
		job[i] = j;
	}
	for (int i = 0; i < argc; i++)
		pthread_join(job[i]->id, NULL);
	return total; // RACE!
}
