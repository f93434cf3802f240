// Two threads are created in one pass, with a job each.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];
static struct job more[THREADS];

static void *again(void *arg) {
	struct job *j = arg;
	j->sum++; // NORACE
	return NULL;
}

static void *work(void *arg) {
	struct job *j = arg;
	j->sum += j->given; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].given = t;
		pthread_create(&id[t], NULL, work, &job[t]);
		pthread_create(&id[t], NULL, again, &more[t]);
	}
	pthread_exit(NULL);
}
