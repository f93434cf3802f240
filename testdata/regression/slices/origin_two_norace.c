// The job is filled in that is given away.
#include <pthread.h>
#include <stdlib.h>

struct worker {
	long number, result, rest;
};

static struct pool {
	struct worker *worker;
} pool[2];

static void *work(void *arg) {
	struct worker *w = arg;
	w->result = w->number; // NORACE
	return NULL;
}

static void start(int n) {
	struct worker *all = calloc(n + 1, sizeof *all);
	if (!all)
		exit(1);
	pool[0].worker = all + 1;
	pool[1].worker = all;
	for (int i = 0; i < n; i++) {
		pthread_t id;
		pool[0].worker[i].number = i; // NORACE
		if (pthread_create(&id, NULL, work, &pool[0].worker[i]))
			exit(1);
		pthread_detach(id);
	}
}

int main(int argc, char **argv) {
	(void)argv;
	start(argc);
	pthread_exit(NULL);
}
