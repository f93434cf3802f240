// Two of many threads meet in each round.
#include <pthread.h>

#define N 40
#define STEPS 10

pthread_barrier_t b;
int part[N], sums[N], total;

void *worker(void *arg) {
	int i = *(int *)arg;
	part[i] = i + 1; // RACE!
	pthread_barrier_wait(&b);
	for (int k = 0; k < N; k++)
		sums[i] += part[k]; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[N];
	int ids[N];
	pthread_barrier_init(&b, NULL, 2);
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, worker, &ids[i]);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return total;
}
