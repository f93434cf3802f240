// One thread leaves the loop earlier, and another one takes its place at the barrier.
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
		if (i == 0)
			break;
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
	pthread_barrier_wait(&b);
	part[0] = 0; // RACE!
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return total;
}
