// A join waits.
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

int g;
sem_t *s;

void *run(void *p) {
	g = 1; // NORACE
	sem_post(s);
	return p;
}

int main(void) {
	pthread_t t;
	s = sem_open("/s", O_CREAT, 0600, 0);
	if (s == SEM_FAILED)
		return 1;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	g = 2; // NORACE
	return 0;
}
