// They are not.
#include <pthread.h>
#include <stdlib.h>

struct job {
	int n;
	long result;
};

static void *work(void *arg) {
	struct job *j = arg;
	for (int i = 0; i < j->n; i++) // RACE!
		j->result += i;
	return NULL;
}

static void *work_again(void *arg) {
	struct job *j = arg;
	j->n = 0; // RACE!
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
	for (int i = 0; i < n; i++) {
		job[i].n = i; // RACE!
		if (pthread_create(&id[i], NULL, work_again, &job[i]))
			exit(1);
	}
	return 0;
}
