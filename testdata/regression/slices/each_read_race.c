// The creator looks at jobs while threads run.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	j->sum += j->given; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].given = t;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	int sum = 0;
	for (int t = 0; t < THREADS; t++)
		sum += job[t].sum; // RACE!
	(void)sum;
	pthread_exit(NULL);
}
