// A pointer to a job is kept, by which the slice is made longer.
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 4

static int a[400];
static atomic_int go;

struct job {
	int begin, end, sum;
};

static struct job job[THREADS];

static struct job *kept;

static void *work(void *arg) {
	struct job *j = arg;
	while (!atomic_load(&go))
		;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
		kept = &job[1];
	}
	kept->end = 25;
	atomic_store(&go, 1);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
