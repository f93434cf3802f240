// Who has waited for one of two semaphores does not have the other one.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

sem_t a, b;
int count;

void *worker(void *arg) {
	sem_wait(&a);
	count++; // RACE!
	sem_post(&a);
	return arg;
}

int main(void) {
	pthread_t t;
	sem_t *s = rand() % 2 ? &a : &b;
	sem_init(&a, 0, 1);
	sem_init(&b, 0, 1);
	pthread_create(&t, NULL, worker, NULL);
	sem_wait(s);
	count++; // RACE!
	pthread_join(t, NULL);
	return count;
}
