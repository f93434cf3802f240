// An allocation may fail. Where it has, there is no object; where it has not, the object is fresh until it is published.
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
		j->size++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	for (int i = 0; i < 3; i++) {
		struct job *j = malloc(sizeof *j);
		if (j == 0)
			break;
		j->size = i; // NORACE
		pthread_mutex_lock(&m);
		queue = j;
		pthread_mutex_unlock(&m);
	}
	return 0;
}
