// It is initialised with 2 then.
#include <pthread.h>
#include <semaphore.h>
#include <string.h>

sem_t lock;
int count;

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		sem_wait(&lock);
		count++; // RACE!
		sem_post(&lock);
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	memset(&lock, 0, sizeof lock);
	sem_init(&lock, 0, 2);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
