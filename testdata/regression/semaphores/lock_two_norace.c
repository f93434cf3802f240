// Two semaphores lie beside each other, and one of them is the lock.
#include <pthread.h>
#include <semaphore.h>

sem_t locks[2];
int count;

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		sem_wait(&locks[0]);
		count++; // NORACE
		sem_post(&locks[0]);
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	sem_init(&locks[0], 0, 1);
	sem_init(&locks[1], 0, 1);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
