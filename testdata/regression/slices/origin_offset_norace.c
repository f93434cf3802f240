// Jobs begin where the array does.
#include <pthread.h>
#include <stdlib.h>

struct pool {
	int workers;
	struct worker *worker;
};

struct worker {
	pthread_t id;
	struct pool *pool;
	long result;
};

static void *work(void *arg) {
	struct worker *w = arg;
	for (int i = 0; i < w->pool->workers; i++)
		w->result += i; // NORACE
	return NULL;
}

static void start(struct pool *p, int n) {
	p->worker = calloc(n + 1, sizeof *p->worker);
	if (!p->worker)
		exit(1);
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
	free(p->worker);
	return sum;
}

int main(int argc, char **argv) {
	(void)argv;
	struct pool pool;
	start(&pool, argc);
	return stop(&pool) == 0;
}
