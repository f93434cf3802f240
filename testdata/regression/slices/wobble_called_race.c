// Each slice is moved by what a function returns, now this and now that.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

struct job {
	int begin, end;
};

static struct job job[THREADS];

static int next(void) {
	static int n;
	return n ^= 10;
}

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++) // NORACE
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	int x;
	for (int t = 0; t < THREADS; t++) {
		x = next();
		job[t].begin = t * 10 + x; // NORACE
		job[t].end = t * 10 + x + 10; // NORACE
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
