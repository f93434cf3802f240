// A semaphore that lets two threads in is no lock.
#include <pthread.h>
#include <semaphore.h>

sem_t s;
int x;

void *worker(void *arg) {
	(void)arg;
	sem_wait(&s);
	x++; // RACE!
	sem_post(&s);
	return NULL;
}

int main(void) {
	pthread_t t;
	sem_init(&s, 0, 2);
	pthread_create(&t, NULL, worker, NULL);
	sem_wait(&s);
	x++; // RACE!
	sem_post(&s);
	return 0;
}
