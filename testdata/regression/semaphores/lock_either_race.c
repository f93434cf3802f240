// The semaphore is 1 or 2 at first.
#include <pthread.h>
#include <semaphore.h>

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

int main(int argc, char **argv) {
	(void)argv;
	pthread_t t, u;
	sem_init(&lock, 0, argc > 1 ? 2 : 1);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
