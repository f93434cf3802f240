// Two objects of one allocation site: each has a mutex of its own, and neither protects a global.
#include <pthread.h>
#include <stdlib.h>

struct account { pthread_mutex_t lock; int n; };
int total;

void *worker(void *arg) {
	struct account *a = arg;
	pthread_mutex_lock(&a->lock); // NORACE
	total++; // RACE!
	pthread_mutex_unlock(&a->lock); // NORACE
	return NULL;
}

int main(void) {
	for (int i = 0; i < 2; i++) {
		pthread_t t;
		struct account *a = malloc(sizeof *a);
		if (!a)
			return 1;
		pthread_mutex_init(&a->lock, NULL); // NORACE
		pthread_create(&t, NULL, worker, a);
	}
	pthread_exit(NULL);
}
