// Likewise, but one thread changes their parts when it has not met the others.
#include <pthread.h>
#include <stdlib.h>

#define N 1026
#define THREADS 4

struct part { int first, steps; };

static double grid[2][N];
static double *a, *b;
static pthread_barrier_t all;

static void *relax(void *arg) {
	struct part *p = arg;
	int lo = 1 + p->first, hi = lo + (N - 2) / THREADS, cur = 0;
	double *from = a, *to = b;
	for (int s = 0; s < p->steps; s++) {
		int next = 1 - cur;
		for (int i = lo; i < hi; i++) {
			grid[next][i] = (grid[cur][i - 1] + grid[cur][i + 1]) / 2; // RACE!
			to[i] = (from[i - 1] + from[i + 1]) / 2; // RACE!
		}
		if (p->first > 0 || s != 2)
			pthread_barrier_wait(&all);
		double *last = from;
		from = to;
		to = last;
		cur = next;
	}
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t[THREADS];
	struct part p[THREADS];
	a = calloc(N, sizeof *a);
	b = calloc(N, sizeof *b);
	pthread_barrier_init(&all, 0, THREADS);
	for (int i = 0; i < THREADS; i++) {
		p[i].first = i * (N - 2) / THREADS;
		p[i].steps = argc;
		pthread_create(&t[i], 0, relax, &p[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], 0);
	return grid[0][1] + a[1] > 1;
}
