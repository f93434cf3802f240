// Tasks in an array that is allocated are pushed one by one, and workers pop them.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct task {
	struct task *next;
	double x, y;
};

struct pool {
	pthread_mutex_t lock;
	pthread_cond_t wake;
	struct task *first;
	int stop;
};

static void push(struct pool *p, struct task *t)
{
	pthread_mutex_lock(&p->lock);
	t->next = p->first;
	p->first = t;
	pthread_cond_signal(&p->wake);
	pthread_mutex_unlock(&p->lock);
}

static void *run(void *arg)
{
	struct pool *p = arg;

	for (;;) {
		struct task *t;

		pthread_mutex_lock(&p->lock);
		while (p->first == NULL && !p->stop)
			pthread_cond_wait(&p->wake, &p->lock);
		t = p->first;
		if (t == NULL) {
			pthread_mutex_unlock(&p->lock);
			return NULL;
		}
		p->first = t->next;
		pthread_mutex_unlock(&p->lock);
		t->y = t->x * t->x;
	}
}

int main(int argc, char **argv)
{
	int i, n = argc > 1 ? atoi(argv[1]) : 100;
	struct pool pool = { .first = NULL, .stop = 0 };
	struct task *tasks = calloc(n, sizeof *tasks);
	pthread_t tid[4];
	double sum = 0;

	if (!tasks)
		return 1;
	pthread_mutex_init(&pool.lock, NULL);
	pthread_cond_init(&pool.wake, NULL);
	for (i = 0; i < 4; i++)
		if (pthread_create(&tid[i], NULL, run, &pool) != 0)
			abort();
	for (i = 0; i < n; i++) {
		tasks[i].x = i;
		push(&pool, &tasks[i]);
	}
	pthread_mutex_lock(&pool.lock);
	pool.stop = 1;
	pthread_cond_broadcast(&pool.wake);
	pthread_mutex_unlock(&pool.lock);
	for (i = 0; i < 4; i++)
		pthread_join(tid[i], NULL);
	for (i = 0; i < n; i++)
		sum += tasks[i].y;
	printf("%f\n", sum);
	free(tasks);
	return 0;
}
