// A request is written to after it has been passed on.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void (*work_fn)(void *);
typedef struct work { work_fn fn; void *arg; struct work *next; } work_t;
typedef struct {
	work_t *first, *last;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
	int stop;
	int nthreads;
	pthread_t *threads;
} pool_t;

static void *pool_worker(void *arg)
{
	pool_t *p = arg;
	work_t *w;
	while (1) {
		pthread_mutex_lock(&p->mutex);
		while (p->first == NULL && !p->stop)
			pthread_cond_wait(&p->cond, &p->mutex);
		if (p->first == NULL && p->stop)
			break;
		w = p->first;
		p->first = w->next;
		if (p->first == NULL)
			p->last = NULL;
		pthread_mutex_unlock(&p->mutex);
		w->fn(w->arg);
		free(w);
	}
	pthread_mutex_unlock(&p->mutex);
	return NULL;
}

static pool_t *pool_create(int n)
{
	pool_t *p = calloc(1, sizeof(*p));
	if (!p) exit(1);
	pthread_mutex_init(&p->mutex, NULL);
	pthread_cond_init(&p->cond, NULL);
	p->nthreads = n;
	p->threads = calloc(n, sizeof(pthread_t));
	if (!p->threads) exit(1);
	for (int i = 0; i < n; i++)
		pthread_create(&p->threads[i], NULL, pool_worker, p);
	return p;
}

static void pool_add(pool_t *p, work_fn fn, void *arg)
{
	work_t *w = malloc(sizeof(*w));
	if (!w) exit(1);
	w->fn = fn;
	w->arg = arg;
	w->next = NULL;
	pthread_mutex_lock(&p->mutex);
	if (p->first == NULL) {
		p->first = w;
		p->last = p->first;
	} else {
		p->last->next = w;
		p->last = w;
	}
	pthread_cond_broadcast(&p->cond);
	pthread_mutex_unlock(&p->mutex);
}

static void pool_destroy(pool_t *p)
{
	pthread_mutex_lock(&p->mutex);
	p->stop = 1;
	pthread_cond_broadcast(&p->cond);
	pthread_mutex_unlock(&p->mutex);
	for (int i = 0; i < p->nthreads; i++)
		pthread_join(p->threads[i], NULL);
	free(p->threads);
	free(p);
}

struct req { int a, b; };

static void handle(void *arg)
{
	struct req *r = arg;
	r->a += r->b;
	printf("%d\n", r->a);
	free(r);
}

int main(void)
{
	pool_t *p = pool_create(4);
	for (int i = 0; i < 100; i++) {
		struct req *r = malloc(sizeof *r);
		if (!r) exit(1);
		r->a = i;
		r->b = 2 * i;
		pool_add(p, handle, r);
		r->b = 0; // RACE!
	}
	pool_destroy(p);
	return 0;
}
