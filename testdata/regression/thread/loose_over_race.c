// Each job is kept in the next cell, or in that of the one before.
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

int main(int argc, char **argv) {
	(void)argv;
	int n = 0;
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		if (pthread_create(&j->id, NULL, work, NULL))
			return 1;
		job[n] = j;
		if (i % 2)
			n++;
	}
	for (int i = 0; i < n; i++)
		pthread_join(job[i]->id, NULL);
	return total; // RACE!
}
