// Who has got a semaphore at once has it.
#include <pthread.h>
#include <semaphore.h>

sem_t lock;
int count;

void *worker(void *arg) {
	for (int i = 0; i < 100; i++) {
		if (sem_trywait(&lock) != 0)
			continue;
		count++; // NORACE
		sem_post(&lock);
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	sem_init(&lock, 0, 1);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return count;
}
