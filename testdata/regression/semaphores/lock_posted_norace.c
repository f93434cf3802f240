// A semaphore that is posted once, and then by who has waited, is a lock.
#include <pthread.h>
#include <semaphore.h>

sem_t lock;
int count;

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		sem_wait(&lock);
		count++; // NORACE
		sem_post(&lock);
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	sem_init(&lock, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	sem_post(&lock);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
