// Code that is not here may change what a job says, if it does its worst.
// externals: worst
#include <pthread.h>

struct job {
	int begin, end;
};

struct job jobs[4];
static int a[16];

extern void meddle(void);

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i]++; // RACE!
	return 0;
}

int main(void) {
	pthread_t id[4];
	for (int t = 0; t < 4; t++) {
		jobs[t].begin = 4 * t;
		jobs[t].end = 4 * t + 4;
		pthread_create(&id[t], 0, work, &jobs[t]);
	}
	meddle();
	return 0;
}
