// The job of the thread before is changed, too.
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
		if (t > 0)
			job[t - 1].sum = 0; // RACE!
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	pthread_exit(NULL);
}
