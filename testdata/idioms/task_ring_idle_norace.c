// Jobs are passed on as void *, and looked at when none is pending any more.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 4
#define QSIZE 64

struct task { void (*fn)(void *); void *arg; };

struct pool {
	pthread_mutex_t lock;
	pthread_cond_t ready, idle;
	struct task tasks[QSIZE];
	int head, tail, count, pending, stop;
	pthread_t threads[WORKERS];
};

struct job { int n; long result; };

static void *worker(void *p)
{
	struct pool *pool = p;
	for (;;) {
		pthread_mutex_lock(&pool->lock);
		while (pool->count == 0 && !pool->stop)
			pthread_cond_wait(&pool->ready, &pool->lock);
		if (pool->count == 0) {
			pthread_mutex_unlock(&pool->lock);
			return NULL;
		}
		struct task t = pool->tasks[pool->head];
		pool->head = (pool->head + 1) % QSIZE;
		pool->count--;
		pthread_mutex_unlock(&pool->lock);
		t.fn(t.arg);
		pthread_mutex_lock(&pool->lock);
		if (--pool->pending == 0)
			pthread_cond_signal(&pool->idle);
		pthread_mutex_unlock(&pool->lock);
	}
}

static void submit(struct pool *pool, void (*fn)(void *), void *arg)
{
	pthread_mutex_lock(&pool->lock);
	if (pool->count < QSIZE) {
		pool->tasks[pool->tail] = (struct task){ fn, arg };
		pool->tail = (pool->tail + 1) % QSIZE;
		pool->count++;
		pool->pending++;
		pthread_cond_signal(&pool->ready);
	}
	pthread_mutex_unlock(&pool->lock);
}

static void square(void *arg)
{
	struct job *j = arg;
	j->result = (long)j->n * j->n;
}

static struct pool pool;
static struct job jobs[32];

int main(void)
{
	long sum = 0;
	pthread_mutex_init(&pool.lock, NULL);
	pthread_cond_init(&pool.ready, NULL);
	pthread_cond_init(&pool.idle, NULL);
	for (int i = 0; i < WORKERS; i++)
		pthread_create(&pool.threads[i], NULL, worker, &pool);
	for (int i = 0; i < 32; i++) {
		jobs[i].n = i;
		submit(&pool, square, &jobs[i]);
	}
	pthread_mutex_lock(&pool.lock);
	while (pool.pending > 0)
		pthread_cond_wait(&pool.idle, &pool.lock);
	pool.stop = 1;
	pthread_cond_broadcast(&pool.ready);
	pthread_mutex_unlock(&pool.lock);
	for (int i = 0; i < 32; i++)
		sum += jobs[i].result;
	for (int i = 0; i < WORKERS; i++)
		pthread_join(pool.threads[i], NULL);
	printf("%ld\n", sum);
	return 0;
}
