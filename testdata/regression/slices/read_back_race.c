// The creator reads from the job what a function has written there meanwhile.
#include <pthread.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];

static void moved(struct job *j) { j->begin = 0; }

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->end - 10; i < j->end; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		moved(&job[t]);
		job[t].end = job[t].begin + 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
