// Threads use the job behind their own.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];
static struct job last;

static void *work(void *arg) {
	struct job *j = arg;
	j[j->given < THREADS - 1].sum++; // RACE!
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
