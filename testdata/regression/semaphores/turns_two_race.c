// There are two places, but one slot.
#include <pthread.h>
#include <semaphore.h>

sem_t empty, full;
int slot;

void *consumer(void *arg) {
	for (int i = 0; i < 100; i++) {
		sem_wait(&full);
		slot++; // RACE!
		sem_post(&empty);
	}
	return arg;
}

int main(void) {
	pthread_t t;
	sem_init(&empty, 0, 2);
	sem_init(&full, 0, 0);
	pthread_create(&t, NULL, consumer, NULL);
	for (int i = 0; i < 100; i++) {
		sem_wait(&empty);
		slot = i; // RACE!
		sem_post(&full);
	}
	pthread_join(t, NULL);
	return slot;
}
