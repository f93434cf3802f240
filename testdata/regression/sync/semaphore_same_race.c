// Two names may be those of one semaphore, or of two.
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

int g;
sem_t *a, *b;

void *run(void *p) {
	if (a == b)
		g = 1; // RACE!
	return p;
}

int main(void) {
	pthread_t t;
	a = sem_open("/s", 0), b = sem_open("/s", 0);
	if (a == SEM_FAILED || b == SEM_FAILED)
		return 1;
	pthread_create(&t, 0, run, 0);
	if (a == b)
		g = 2; // RACE!
	return 0;
}
