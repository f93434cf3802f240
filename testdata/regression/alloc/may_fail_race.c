// An allocation may fail. Where it has not, the object is fresh only until it is published, which may have happened on the way here.
#include <pthread.h>
#include <stdlib.h>

struct job {
	int size;
};
struct job *queue;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg) {
	pthread_mutex_lock(&m);
	struct job *j = queue;
	pthread_mutex_unlock(&m);
	if (j)
		j->size++; // RACE!
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	struct job *j = malloc(sizeof *j);
	if (j == 0)
		return 1;
	if (argc > 1) {
		pthread_mutex_lock(&m);
		queue = j;
		pthread_mutex_unlock(&m);
	}
	j->size = 1; // RACE!
	return 0;
}
