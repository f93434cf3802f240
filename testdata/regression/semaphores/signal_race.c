// What is done after a semaphore was posted is not ordered.
#include <pthread.h>
#include <semaphore.h>

sem_t ready;
int data;

void *worker(void *arg) {
	sem_wait(&ready);
	data++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	sem_init(&ready, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	sem_post(&ready);
	data = 1; // RACE!
	pthread_join(t, NULL);
	return data; // NORACE
}
