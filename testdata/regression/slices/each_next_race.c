// Each thread uses its job and the next one.
#include <pthread.h>
#include <stddef.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS + 1];

static void *work(void *arg) {
	struct job *j = arg;
	j[0].sum++; // RACE!
	j[1].sum++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id[t], NULL, work, &job[t]);
	pthread_exit(NULL);
}
