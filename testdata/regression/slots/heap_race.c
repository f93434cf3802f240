// pool structure allocated on the heap, slots allocated within it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct item { int taken; int n; double sum; };
struct pool { pthread_mutex_t mu; int cap; struct item *items; };
static struct pool *pool_new(int cap)
{
	struct pool *p = malloc(sizeof *p);
	if (!p)
		return NULL;
	pthread_mutex_init(&p->mu, NULL);
	p->cap = cap;
	p->items = calloc(cap, sizeof *p->items);
	if (!p->items) {
		free(p);
		return NULL;
	}
	return p;
}
static struct item *take(struct pool *p)
{
	struct item *it = NULL;
	pthread_mutex_lock(&p->mu);
	for (int i = 0; i < p->cap; i++)
		if (!p->items[i].taken) {
			it = &p->items[i];
			it->taken = 1;
			break;
		}
	pthread_mutex_unlock(&p->mu);
	return it;
}
static void give(struct pool *p, struct item *it)
{
	pthread_mutex_lock(&p->mu);
	it->taken = 0;
	pthread_mutex_unlock(&p->mu);
}
static void *run(void *arg)
{
	struct pool *p = arg;
	for (int i = 0; i < 100; i++) {
		struct item *it = take(p);
		if (!it)
			continue;
		it->n++; // RACE!
		it->sum += i;
		give(p, it);
		it->n--; // RACE!
	}
	return NULL;
}
int main(void)
{
	pthread_t t[3];
	struct pool *p = pool_new(5);
	if (!p)
		return 1;
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, run, p);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < 5; i++)
		printf("%d %f\n", p->items[i].n, p->items[i].sum);
	pthread_mutex_destroy(&p->mu);
	free(p->items);
	free(p);
	return 0;
}
