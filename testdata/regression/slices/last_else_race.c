// Each is before the end; that does not make it the last one.
#include <pthread.h>
#include <stdlib.h>

static int a[1000];

struct job {
	size_t begin, end;
};

static void *work(void *arg)
{
	struct job *j = arg;
	for (size_t i = j->begin; i < j->end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv)
{
	size_t threads = argc > 1 ? strtoul(argv[1], NULL, 10) : 4;
	if (threads < 1 || threads > 32)
		return 1;
	struct job *jobs = calloc(threads, sizeof *jobs);
	pthread_t *id = calloc(threads, sizeof *id);
	if (!jobs || !id)
		return 1;
	size_t chunk = 1000 / threads;
	for (size_t t = 0; t < threads; t++) {
		jobs[t].begin = t * chunk;
		jobs[t].end = t < threads ? 1000 : (t + 1) * chunk;
		if (pthread_create(&id[t], NULL, work, &jobs[t]))
			abort();
	}
	for (size_t t = 0; t < threads; t++)
		pthread_join(id[t], NULL);
	return 0;
}
