// A thread hands its job to another one, and goes on.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];

static void *inner(void *arg) {
	struct job *j = arg;
	j->sum++; // RACE!
	return NULL;
}

static void *work(void *arg) {
	struct job *j = arg;
	pthread_t id;
	pthread_create(&id, NULL, inner, j);
	j->sum++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].given = t;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	pthread_exit(NULL);
}
