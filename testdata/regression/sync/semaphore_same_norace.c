// Whoever gets a semaphore has one.
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

int g;
sem_t *a, *b;

void *run(void *p) {
	if (a == 0)
		g = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	a = sem_open("/s", 0), b = sem_open("/s", 0);
	if (a == SEM_FAILED || b == SEM_FAILED)
		return 1;
	pthread_create(&t, 0, run, 0);
	if (a == 0)
		g = 2; // NORACE
	return 0;
}
