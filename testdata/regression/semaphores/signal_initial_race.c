// A semaphore with 1 at first lets one thread in before it is posted.
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
	sem_init(&ready, 0, 1);
	pthread_create(&t, NULL, worker, NULL);
	data = 1; // RACE!
	sem_post(&ready);
	pthread_join(t, NULL);
	return data; // NORACE
}
