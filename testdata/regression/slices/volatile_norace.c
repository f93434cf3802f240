// What a member holds, the program has written to it.
#include <pthread.h>

#define THREADS 4

static int a[400];
void elsewhere(void); // what is not here is not tried out: to an execution, the member stays what it is

struct job {
	int begin;
	int end;
};

static struct job job[THREADS];

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	elsewhere();
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
