// The pointer to the last job is copied over the last cell.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

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
	struct job *spare[1];
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		job[i] = j;
		pthread_create(&j->id, NULL, work, NULL);
	}
	memcpy(spare, job + argc - 1, sizeof *job);
	for (int i = 0; i < argc; i++)
		pthread_join(job[i]->id, NULL);
	return total; // NORACE
}
