// It is moved back between two passes.
#include <pthread.h>
#include <stdlib.h>

struct worker {
	long number, result, rest;
};

static struct pool {
	struct worker *worker;
} pool;

static void *work(void *arg) {
	struct worker *w = arg;
	w->result = w->number; // RACE!
	return NULL;
}

static void run(struct worker *, int);

static void start(struct pool *p, int n) {
	struct worker *all = calloc(n + 1, sizeof *all);
	if (!all)
		exit(1);
	run(all, n);
}

static void run(struct worker *w, int n) {
	for (int i = 0; i < n; i++) {
		pthread_t id;
		if (i == 2)
			w--;
		w[i].number = i; // RACE!
		if (pthread_create(&id, NULL, work, &w[i]))
			exit(1);
		pthread_detach(id);
	}
}

int main(int argc, char **argv) {
	(void)argv;
	start(&pool, argc);
	pthread_exit(NULL);
}
