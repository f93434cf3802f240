// A function that a thread calls is called by a pointer, too.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];

static void fill(int begin, int end) {
	for (int i = begin; i < end; i++)
		a[i] = 1; // RACE!
}

static void (*const any)(int, int) = fill;

static void *work(void *arg) {
	struct job *j = arg;
	fill(j->begin, j->end);
	any(0, 10);
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
