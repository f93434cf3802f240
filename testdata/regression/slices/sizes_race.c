// Rows of a matrix, of which more than one thread may have those behind the last.
#include <pthread.h>
#include <stdlib.h>

struct job {
	double *a;
	size_t n, begin, end;
};

static void *work(void *arg)
{
	struct job *j = arg;
	for (size_t i = j->begin; i < j->end; i++)
		for (size_t k = 0; k < j->n; k++)
			j->a[i * j->n + k] = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv)
{
	size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 64;
	size_t threads = argc > 2 ? strtoul(argv[2], NULL, 10) : 4;
	if (!n || n > 1024 || threads == 0 || threads > 32)
		return 1;
	double *a = malloc(n * n * sizeof *a);
	struct job *jobs = calloc(threads, sizeof *jobs);
	pthread_t *id = calloc(threads, sizeof *id);
	if (!a || !jobs || !id)
		return 1;
	size_t chunk = (n + threads - 1) / threads;
	for (size_t t = 0; t < threads; t++) {
		jobs[t].a = a;
		jobs[t].n = n;
		jobs[t].begin = t * chunk < n ? t * chunk : n;
		jobs[t].end = t + 1 < threads ? (t + 1) * chunk : n;
		if (pthread_create(&id[t], NULL, work, &jobs[t]))
			abort();
	}
	for (size_t t = 0; t < threads; t++)
		pthread_join(id[t], NULL);
	return 0;
}
