// Identifiers are put into one object, to which all cells lead.
#include <pthread.h>
#include <stdlib.h>

struct job {
	pthread_t id;
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
	struct job **job = malloc(argc * sizeof *job);
	struct job *j = malloc(sizeof *j);
	for (int i = 0; i < argc; i++) {
		job[i] = j;
		pthread_create(&j->id, NULL, work, NULL);
	}
	for (int i = 0; i < argc; i++)
		pthread_join(job[i]->id, NULL);
	return total; // RACE!
}
