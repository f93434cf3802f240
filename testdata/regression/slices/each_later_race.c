// A job is filled in when its thread runs already.
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
		pthread_create(&id[t], NULL, work, &job[t]);
		job[t].given = t; // RACE!
	}
	pthread_exit(NULL);
}
