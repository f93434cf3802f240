// One object on the heap, allocated once: its mutex protects a global.
#include <pthread.h>
#include <stdlib.h>

struct account { pthread_mutex_t lock; int n; };
int total;

void *worker(void *arg) {
	struct account *a = arg;
	pthread_mutex_lock(&a->lock);
	total++; // NORACE
	pthread_mutex_unlock(&a->lock);
	return NULL;
}

int main(void) {
	struct account *a = malloc(sizeof *a);
	if (!a)
		return 1;
	pthread_mutex_init(&a->lock, NULL);
	for (int i = 0; i < 2; i++) {
		pthread_t t;
		pthread_create(&t, NULL, worker, a);
	}
	pthread_exit(NULL);
}
