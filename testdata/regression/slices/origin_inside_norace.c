// Jobs begin with the second element, and results are read from there.
#include <pthread.h>
#include <stdlib.h>

struct pool {
	int workers;
	struct worker *worker;
};

struct worker {
	struct pool *pool;
	pthread_t id;
	long result;
};

static void *work(void *arg) {
	struct worker *w = arg;
	for (int i = 0; i < w->pool->workers; i++)
		w->result += i; // NORACE
	return NULL;
}

static void start(struct pool *p, int n) {
	struct worker *all = calloc(n + 2, sizeof *all);
	if (!all)
		exit(1);
	p->worker = all + 1;
	p->workers = n;
	for (int i = 0; i < n; i++) {
		p->worker[i].pool = p; // NORACE
		if (pthread_create(&p->worker[i].id, NULL, work, &p->worker[i]))
			exit(1);
	}
}

static long stop(struct pool *p) {
	long sum = 0;
	for (int i = 0; i < p->workers; i++) {
		pthread_join(p->worker[i].id, NULL);
		sum += p->worker[i].result; // NORACE
	}
	free(p->worker - 1);
	return sum;
}

int main(int argc, char **argv) {
	(void)argv;
	struct pool pool;
	start(&pool, argc);
	return stop(&pool) == 0;
}
