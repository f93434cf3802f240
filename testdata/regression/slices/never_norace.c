// What is divided by would lie above one and below zero, if that were ever computed.
#include <pthread.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // NORACE imprecise
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		if (t >= 1)
			if (t <= 0)
				job[t].end = 100 / t;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
