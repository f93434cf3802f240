// That leads to the second element in some passes.
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

static void start(struct pool *p, int n) {
	struct worker *all = calloc(n + 1, sizeof *all);
	if (!all)
		exit(1);
	p->worker = all;
	for (int i = 0; i < n; i++) {
		pthread_t id;
		p->worker = i % 2 ? all : all + 1;
		p->worker[i].number = i; // RACE!
		if (pthread_create(&id, NULL, work, &p->worker[i]))
			exit(1);
		pthread_detach(id);
	}
}

int main(int argc, char **argv) {
	(void)argv;
	start(&pool, argc);
	pthread_exit(NULL);
}
