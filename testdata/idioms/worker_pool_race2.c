// One worker less is joined than was started.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define QUEUE 64

struct pool {
	pthread_mutex_t lock;
	pthread_cond_t wake;
	int jobs[QUEUE];
	int head, tail;
	bool stopping;
	pthread_t *workers;
	int nworkers;
};

static long done_total;
static pthread_mutex_t done_lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg) {
	struct pool *p = arg;
	for (;;) {
		pthread_mutex_lock(&p->lock);
		while (p->head == p->tail && !p->stopping)
			pthread_cond_wait(&p->wake, &p->lock);
		if (p->head == p->tail) {
			pthread_mutex_unlock(&p->lock);
			return NULL;
		}
		int job = p->jobs[p->head++ % QUEUE];
		pthread_mutex_unlock(&p->lock);
		pthread_mutex_lock(&done_lock);
		done_total += job;
		pthread_mutex_unlock(&done_lock);
	}
}

static struct pool *pool_new(int n) {
	struct pool *p = calloc(1, sizeof *p);
	if (!p)
		exit(1);
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->wake, NULL);
	p->workers = malloc(n * sizeof *p->workers);
	if (!p->workers)
		exit(1);
	for (int i = 0; i < n; i++) {
		if (pthread_create(&p->workers[i], NULL, worker, p) != 0)
			break;
		p->nworkers++;
	}
	return p;
}

static void pool_submit(struct pool *p, int job) {
	pthread_mutex_lock(&p->lock);
	p->jobs[p->tail++ % QUEUE] = job;
	pthread_cond_signal(&p->wake);
	pthread_mutex_unlock(&p->lock);
}

static void pool_free(struct pool *p) {
	pthread_mutex_lock(&p->lock);
	p->stopping = true;
	pthread_cond_broadcast(&p->wake);
	pthread_mutex_unlock(&p->lock);
	for (int i = 1; i < p->nworkers; i++)
		pthread_join(p->workers[i], NULL);
	pthread_cond_destroy(&p->wake);
	pthread_mutex_destroy(&p->lock);
	free(p->workers);
	free(p);
}

int main(int argc, char **argv) {
	struct pool *p = pool_new(argc > 1 ? atoi(argv[1]) : 4);
	for (int i = 0; i < 40; i++)
		pool_submit(p, i);
	pool_free(p);
	printf("total %ld\n", done_total); // RACE!
	return 0;
}
