// From the second one on, jobs are read when their threads have been joined.
#include <pthread.h>
#include <stdlib.h>

struct job {
	int n;
	long result;
};

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = 0; i < j->n; i++)
		j->result += i; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 4;
	pthread_t *id = malloc(n * sizeof *id);
	struct job *job = calloc(n, sizeof *job);
	if (!id || !job)
		return 1;
	for (int i = 0; i < n; i++) {
		job[i].n = 10 * i;
		if (pthread_create(&id[i], NULL, work, &job[i]))
			exit(1);
	}
	long sum = 0;
	for (int i = 0; i < n; i++) {
		pthread_join(id[i], NULL);
		if (i > 0)
			sum += job[i].result; // NORACE
	}
	return sum == 0;
}
