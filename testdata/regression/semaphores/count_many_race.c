// Main waits as often as three threads post, but there are many.
#include <pthread.h>
#include <semaphore.h>

#define N 40

sem_t done;
int results[N];

void *worker(void *arg) {
	int i = *(int *)arg;
	results[i] = i; // RACE!
	sem_post(&done);
	return NULL;
}

int main(void) {
	pthread_t t[N];
	int ids[N], sum = 0;
	sem_init(&done, 0, 0);
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, worker, &ids[i]);
	}
	for (int i = 0; i < 3; i++)
		sem_wait(&done);
	for (int i = 0; i < N; i++)
		sum += results[i]; // RACE!
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return sum;
}
