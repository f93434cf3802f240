// Two threads scale an array, each one half of it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
	const double *in;
	double *out;
	size_t start, end;
	double sum;
} part;

static void *scale(void *arg)
{
	part *p = arg;
	for (size_t i = p->start; i <= p->end; i++) {
		p->out[i] = p->in[i] * 2; // RACE!
		p->sum += p->in[i];
	}
	return NULL;
}

int main(int argc, char **argv)
{
	size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 1001, middle = n / 2;
	double *in = malloc(n * sizeof *in), *out = malloc(n * sizeof *out);
	if (!in || !out)
		return 1;
	for (size_t i = 0; i < n; i++)
		in[i] = i % 10;

	part parts[2];
	for (int k = 0; k < 2; k++) {
		parts[k].in = in;
		parts[k].out = out;
		parts[k].sum = 0;
	}
	parts[0].start = 0;
	parts[0].end = middle;
	parts[1].start = middle;
	parts[1].end = n;

	pthread_t ids[2];
	for (int k = 0; k < 2; k++)
		pthread_create(&ids[k], NULL, scale, &parts[k]);
	for (int k = 0; k < 2; k++)
		pthread_join(ids[k], NULL);
	printf("%g %g\n", parts[0].sum + parts[1].sum, out[n / 3]);
	free(in);
	free(out);
	return 0;
}
