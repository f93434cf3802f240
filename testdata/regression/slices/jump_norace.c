// A pass creates one thread, and goes on.
#include <pthread.h>
#include <stddef.h>
#include <setjmp.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

static int left = 1;

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
		if (left-- > 0)
			continue;
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
