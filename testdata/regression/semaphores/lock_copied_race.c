// The bytes of a semaphore are those of another one, which is 1.
#include <pthread.h>
#include <semaphore.h>

sem_t lock, other;
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
	sem_init(&other, 0, 2);
	lock = other;
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
