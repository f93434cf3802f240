// Who has waited for one of two semaphores has it, and the other one is passed by nobody.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

sem_t a, b;
int count;

void *worker(void *arg) {
	sem_wait(&a);
	count++; // NORACE
	sem_post(&a);
	return arg;
}

int main(void) {
	pthread_t t;
	sem_t *s = rand() % 2 ? &a : &b;
	sem_init(&a, 0, 1);
	sem_init(&b, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	sem_wait(s);
	count++; // NORACE
	sem_post(s);
	pthread_join(t, NULL);
	return count;
}
