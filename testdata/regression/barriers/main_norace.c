// The main thread meets the others, and does its part alone between two barriers.
#include <pthread.h>

#define N 3
#define STEPS 10

pthread_barrier_t b;
int part[N], sums[N], total;

void *worker(void *arg) {
	int i = *(int *)arg;
	part[i] = i; // NORACE
	pthread_barrier_wait(&b);
	pthread_barrier_wait(&b);
	sums[i] = total; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t[N];
	int ids[N];
	pthread_barrier_init(&b, NULL, N + 1);
	for (int i = 0; i < N; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, worker, &ids[i]);
	}
	pthread_barrier_wait(&b);
	total = part[0] + part[1] + part[2]; // NORACE
	pthread_barrier_wait(&b);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return total;
}
