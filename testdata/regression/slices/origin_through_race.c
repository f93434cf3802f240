// They are read from the next one on.
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
		w->result += i; // RACE!
	return NULL;
}

static void start(struct pool *p, int n) {
	struct worker *all = calloc(n + 2, sizeof *all);
	if (!all)
		exit(1);
	p->worker = all + 1;
	p->workers = n;
	for (int i = 0; i < n; i++) {
		struct worker *w = &p->worker[i];
		w->pool = p;
		if (pthread_create(&w->id, NULL, work, w))
			exit(1);
	}
}

static long stop(struct pool *p) {
	long sum = 0;
	for (int i = 0; i < p->workers; i++) {
		pthread_join(p->worker[i].id, NULL);
		sum += (p->worker + 1)[i].result; // RACE!
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
