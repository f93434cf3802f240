// Threads are created in a loop that is entered once.
#include <pthread.h>
#include <stddef.h>

#define THREADS 8

struct job {
	int given, sum;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	j->sum += j->given; // NORACE
	return NULL;
}

static void start(void) {
	pthread_t id;
	for (int t = 0; t < THREADS; t++) {
		job[t].given = t;
		pthread_create(&id, NULL, work, &job[t]);
	}
}

int main(void) {
	start();
	pthread_exit(NULL);
}
