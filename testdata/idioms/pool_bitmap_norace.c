// object pool in a struct with bitmap
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 32
struct obj { int value; char name[16]; };
struct pool { pthread_mutex_t lock; unsigned used; struct obj objs[N]; };
static struct pool pool = { PTHREAD_MUTEX_INITIALIZER, 0, { { 0, "" } } };
static struct obj *pool_get(struct pool *p)
{
	struct obj *o = NULL;
	pthread_mutex_lock(&p->lock);
	for (int i = 0; i < N; i++)
		if (!(p->used & (1u << i))) {
			p->used |= 1u << i;
			o = &p->objs[i];
			break;
		}
	pthread_mutex_unlock(&p->lock);
	return o;
}
static void pool_put(struct pool *p, struct obj *o)
{
	int i = (int)(o - p->objs);
	pthread_mutex_lock(&p->lock);
	p->used &= ~(1u << i);
	pthread_mutex_unlock(&p->lock);
}
static void *worker(void *arg)
{
	for (int k = 0; k < 20; k++) {
		struct obj *o = pool_get(&pool);
		if (!o)
			continue;
		o->value = k;
		printf("%d\n", o->value);
		pool_put(&pool, o);
	}
	return NULL;
}
int main(void)
{
	pthread_t t[4];
	for (long i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
