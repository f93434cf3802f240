// One thread is created for each cell.
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
	struct job **job = malloc(argc * sizeof *job);
	for (int i = 0; i < argc; i++) {
		struct job *j = NULL, *first = NULL;
		for (int k = 0; k < 1; k++) {
			first = j;
			j = malloc(sizeof *j);
			pthread_create(&j->id, NULL, work, NULL);
		}
		job[i] = first ? first : j;
	}
	for (int i = 0; i < argc; i++)
		pthread_join(job[i]->id, NULL);
	return total; // NORACE
}
