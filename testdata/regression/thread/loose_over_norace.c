// Each job is kept in the next cell.
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
	total++; // NORACE
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(int argc, char **argv) {
	(void)argv;
	int z = 0;
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		if (pthread_create(&j->id, NULL, work, NULL))
			return 1;
		job[i] = j;
	}
	for (; z < argc; z++)
		pthread_join(job[z]->id, NULL);
	return total; // NORACE
}
