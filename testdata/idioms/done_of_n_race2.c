// Main counts for a thread that it has not created.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct task {
	int id;
	long result;
};

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static int done;

static void *run(void *arg) {
	struct task *t = arg;
	t->result = t->id * 7L; // RACE!
	pthread_mutex_lock(&m);
	done++;
	pthread_cond_signal(&cv);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	if (n < 1 || n > 1000)
		return 1;
	struct task *tasks = calloc(n, sizeof *tasks);
	if (!tasks)
		return 1;
	for (int i = 0; i < n; i++) {
		pthread_t t;
		tasks[i].id = i;
		if (pthread_create(&t, NULL, run, &tasks[i]))
			exit(1);
		pthread_detach(t);
	}
	pthread_mutex_lock(&m);
	done++;
	while (done < n)
		pthread_cond_wait(&cv, &m);
	pthread_mutex_unlock(&m);
	long sum = 0;
	for (int i = 0; i < n; i++)
		sum += tasks[i].result; // RACE!
	printf("%ld\n", sum);
	return 0;
}
