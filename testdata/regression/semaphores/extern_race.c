// The semaphore is defined in another file, which may initialise it with any value.
#include <pthread.h>
#include <semaphore.h>

extern sem_t s;
int x;

void *f(void *arg) {
	sem_wait(&s);
	x++; // RACE!
	sem_post(&s);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	sem_wait(&s);
	x++; // RACE!
	sem_post(&s);
	return 0;
}
