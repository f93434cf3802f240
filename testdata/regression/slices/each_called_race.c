// A function that is called with a job is called with another one, too, by a pointer.
#include <pthread.h>

#define THREADS 24

struct job {
	int given, sum;
};

static struct job job[THREADS];

static void add(struct job *j) { j->sum += j->given; } // RACE!

static void (*const any)(struct job *) = add;

static void *work(void *arg) {
	struct job *j = arg;
	add(j);
	any(job);
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].given = t; // NORACE imprecise
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	pthread_exit(NULL);
}
