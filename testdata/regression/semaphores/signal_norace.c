// Who waits for a semaphore comes after what was done before it was posted.
#include <pthread.h>
#include <semaphore.h>

sem_t ready;
int data;

void *worker(void *arg) {
	sem_wait(&ready);
	data++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	sem_init(&ready, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	data = 1; // NORACE
	sem_post(&ready);
	pthread_join(t, NULL);
	return data; // NORACE
}
