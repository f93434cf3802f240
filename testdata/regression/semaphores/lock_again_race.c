// A semaphore is made anew while threads use it.
#include <pthread.h>
#include <semaphore.h>

sem_t lock;
int count;

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		sem_wait(&lock); // RACE!
		count++; // RACE!
		sem_post(&lock); // RACE!
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	sem_init(&lock, 0, 1);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	sem_init(&lock, 0, 1); // RACE!
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
