// A stencil in two buffers, which change their parts when all threads have met.
#include <pthread.h>
#include <stdio.h>
#define N 1026
#define T 4
#define STEPS 50
static double grid[2][N];
static pthread_barrier_t barrier;

static void *relax(void *arg)
{
	int id = *(int *)arg;
	int lo = 1 + id * ((N - 2) / T), hi = lo + (N - 2) / T;
	int cur = 0;
	for (int s = 0; s < STEPS; s++) {
		int next = 1 - cur;
		for (int i = lo; i < hi; i++)
			grid[next][i] = 0.25 * grid[cur][i - 1] + 0.5 * grid[cur][i] + 0.25 * grid[cur][i + 1]; // NORACE
		pthread_barrier_wait(&barrier);
		cur = next;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[T];
	int ids[T];
	grid[0][0] = grid[1][0] = 1.0;
	pthread_barrier_init(&barrier, NULL, T);
	for (int i = 0; i < T; i++) {
		ids[i] = i;
		pthread_create(&t[i], NULL, relax, &ids[i]);
	}
	for (int i = 0; i < T; i++) pthread_join(t[i], NULL);
	printf("%f\n", grid[0][1]);
	return 0;
}
