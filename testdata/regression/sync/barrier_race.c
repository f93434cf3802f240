// A barrier does not order what comes before it in two threads.
#include <pthread.h>

pthread_barrier_t b;
int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	pthread_barrier_wait(&b);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_barrier_init(&b, NULL, 2);
	pthread_create(&t, NULL, worker, NULL);
	x = 2; // RACE!
	pthread_barrier_wait(&b);
	return 0;
}
