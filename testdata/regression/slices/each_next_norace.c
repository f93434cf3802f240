// Each thread uses two jobs that nobody else uses.
#include <pthread.h>
#include <stddef.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[2 * THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	j[0].sum++; // NORACE
	j[1].sum++; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id[t], NULL, work, &job[2 * t]);
	pthread_exit(NULL);
}
