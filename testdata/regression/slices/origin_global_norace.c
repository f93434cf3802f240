// Jobs are reached by a global pointer.
#include <pthread.h>
#include <stdlib.h>

struct worker {
	long number, result, rest;
};

static struct worker *worker;

static void *work(void *arg) {
	struct worker *w = arg;
	w->result = w->number; // NORACE
	return NULL;
}

static void start(int n) {
	struct worker *all = calloc(n + 1, sizeof *all);
	if (!all)
		exit(1);
	worker = all;
	for (int i = 0; i < n; i++) {
		pthread_t id;
		worker[i].number = i; // NORACE
		if (pthread_create(&id, NULL, work, &worker[i]))
			exit(1);
		pthread_detach(id);
	}
}

int main(int argc, char **argv) {
	(void)argv;
	start(argc);
	pthread_exit(NULL);
}
