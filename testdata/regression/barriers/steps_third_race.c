// In some steps they meet three times.
#include <pthread.h>

#define N 3
#define STEPS 10

pthread_barrier_t b;
int part[N], sums[N], total;

void *worker(void *arg) {
	int i = *(int *)arg;
	for (int s = 0; s < STEPS; s++) {
		part[i] += s; // RACE!
		pthread_barrier_wait(&b);
		for (int k = 0; k < N; k++)
			sums[i] += part[k]; // RACE!
		pthread_barrier_wait(&b);
		if (s == 5)
			pthread_barrier_wait(&b);
	}
	return NULL;
}

int main(void) {
	pthread_t t[N];
	int ids[N];
	pthread_barrier_init(&b, NULL, N);
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, worker, &ids[i]);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return total;
}
