// The identifier is not overwritten in a job of one of two kinds.
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
	total++; // NORACE imprecise
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *idle(void *arg) { return arg; }

int main(int argc, char **argv) {
	(void)argv;
	pthread_t other;
	pthread_create(&other, NULL, idle, NULL);
	struct job *last = NULL;
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j;
		if (i == 0) {
			j = malloc(sizeof *j);
		} else {
			j = malloc(sizeof *j);
			last = j;
		}
		job[i] = j;
		pthread_create(&j->id, NULL, work, NULL);
	}
	if (last)
		last->number = 1;
	for (int i = 0; i < argc; i++)
		pthread_join(job[i]->id, NULL);
	return total; // NORACE imprecise
}
