// Threads take turns around a table, but two of them begin.
#include <pthread.h>
#include <semaphore.h>

#define N 3

sem_t turn[N];
int count;

void *worker(void *arg) {
	int i = *(int *)arg;
	for (int n = 0; n < 5; n++) {
		sem_wait(&turn[i]);
		count++; // RACE!
		sem_post(&turn[(i + 1) % N]);
	}
	return NULL;
}

int main(void) {
	pthread_t t[N];
	int ids[N];
	for (int i = 0; i < N; i++)
		sem_init(&turn[i], 0, i < 2);
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, worker, &ids[i]);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return count;
}
