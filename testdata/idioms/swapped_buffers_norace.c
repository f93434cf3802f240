// Two buffers are swapped when the threads of a step have been joined.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 1002
#define T 4
static double *u, *unew;
static int steps = 20;
struct strip { int lo, hi; };

static void *step(void *arg)
{
	struct strip *s = arg;
	for (int i = s->lo; i < s->hi; i++)
		unew[i] = (u[i - 1] + u[i + 1]) / 2;
	return NULL;
}

int main(void)
{
	u = calloc(N, sizeof *u);
	unew = calloc(N, sizeof *unew);
	u[0] = unew[0] = 1;
	for (int k = 0; k < steps; k++) {
		pthread_t t[T];
		struct strip s[T];
		for (int i = 0; i < T; i++) {
			s[i].lo = 1 + i * (N - 2) / T;
			s[i].hi = 1 + (i + 1) * (N - 2) / T;
			pthread_create(&t[i], NULL, step, &s[i]);
		}
		for (int i = 0; i < T; i++) pthread_join(t[i], NULL);
		double *tmp = u;
		u = unew;
		unew = tmp;
	}
	printf("%f\n", u[1]);
	free(u); free(unew);
	return 0;
}
