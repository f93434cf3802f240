// pool structure passed by pointer, embedded slots, bool flag, with condition variable, pool on main's stack
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#define SIZE 5
typedef struct { int id; bool in_use; char query[128]; long served; } conn_t;
typedef struct { conn_t conns[SIZE]; pthread_mutex_t lock; pthread_cond_t available; int free_count; } pool_t;
static void pool_init(pool_t *p)
{
	memset(p, 0, sizeof *p);
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->available, NULL);
	for (int i = 0; i < SIZE; i++) {
		p->conns[i].id = i;
		p->conns[i].in_use = false;
	}
	p->free_count = SIZE;
}
static conn_t *pool_acquire(pool_t *p)
{
	conn_t *c = NULL;
	pthread_mutex_lock(&p->lock);
	while (p->free_count == 0)
		pthread_cond_wait(&p->available, &p->lock);
	for (int i = 0; i < SIZE; i++) {
		if (!p->conns[i].in_use) {
			p->conns[i].in_use = true;
			p->free_count--;
			c = &p->conns[i];
			break;
		}
	}
	pthread_mutex_unlock(&p->lock);
	return c;
}
static void pool_release(pool_t *p, conn_t *c)
{
	pthread_mutex_lock(&p->lock);
	c->in_use = false;
	p->free_count++;
	pthread_cond_signal(&p->available);
	pthread_mutex_unlock(&p->lock);
}
static void *client(void *arg)
{
	pool_t *p = arg;
	for (int i = 0; i < 20; i++) {
		conn_t *c = pool_acquire(p);
		snprintf(c->query, sizeof c->query, "select %d", i); // NORACE
		c->served++; // NORACE
		pool_release(p, c);
	}
	return NULL;
}
int main(void)
{
	static pool_t pool;
	pthread_t t[8];
	pool_init(&pool);
	for (int i = 0; i < 8; i++)
		pthread_create(&t[i], NULL, client, &pool);
	for (int i = 0; i < 8; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < SIZE; i++)
		printf("%d: %ld\n", pool.conns[i].id, pool.conns[i].served);
	return 0;
}
