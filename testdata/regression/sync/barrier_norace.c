// What one thread does before a barrier comes before what the other does after it.
#include <pthread.h>

pthread_barrier_t b;
int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	pthread_barrier_wait(&b);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_barrier_init(&b, NULL, 2);
	pthread_create(&t, NULL, worker, NULL);
	pthread_barrier_wait(&b);
	x = 2; // NORACE
	return 0;
}
