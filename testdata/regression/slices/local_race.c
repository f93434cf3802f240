// A job is filled in through a pointer, and then changed by its name.
#include <pthread.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end, sum;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		struct job *j = &job[t];
		j->begin = t * 10;
		j->end = (t + 1) * 10;
		if (t == 1)
			job[t].end = 25;
		pthread_create(&id[t], NULL, work, j);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
