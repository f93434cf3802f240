// work queue of orders, each with a list of items
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct item { int sku, count; struct item *next; };
struct order { int number; struct item *items; struct order *next; };
struct queue { pthread_mutex_t mu; pthread_cond_t nonempty; struct order *first, *last; int closed; };
static struct queue q = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, NULL, 0 };
static void put(struct queue *q, struct order *o)
{
	o->next = NULL;
	pthread_mutex_lock(&q->mu);
	if (q->last)
		q->last->next = o;
	else
		q->first = o;
	q->last = o;
	pthread_cond_signal(&q->nonempty);
	pthread_mutex_unlock(&q->mu);
}
static struct order *get(struct queue *q)
{
	pthread_mutex_lock(&q->mu);
	while (q->first == NULL && !q->closed)
		pthread_cond_wait(&q->nonempty, &q->mu);
	struct order *o = q->first;
	if (o) {
		q->first = o->next;
		if (q->first == NULL)
			q->last = NULL;
	}
	pthread_mutex_unlock(&q->mu);
	return o;
}
static struct order *new_order(int number)
{
	struct order *o = malloc(sizeof *o);
	if (!o)
		abort();
	o->number = number;
	o->items = NULL;
	o->next = NULL;
	return o;
}
static void add_item(struct order *o, int sku, int count)
{
	struct item *it = malloc(sizeof *it);
	if (!it)
		abort();
	it->sku = sku;
	it->count = count;
	it->next = o->items; // RACE!
	o->items = it; // RACE!
}
static void *packer(void *arg)
{
	struct order *o;
	(void)arg;
	while ((o = get(&q)) != NULL) {
		int total = 0;
		while (o->items) {
			struct item *it = o->items;
			o->items = it->next;
			total += it->count;
			free(it);
		}
		printf("order %d: %d pieces\n", o->number, total);
		free(o);
	}
	return NULL;
}
int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, packer, NULL);
	for (int n = 0; n < 10; n++) {
		struct order *o = new_order(n);
		put(&q, o);
		add_item(o, 7, n + 1);
	}
	pthread_mutex_lock(&q.mu);
	q.closed = 1;
	pthread_cond_broadcast(&q.nonempty);
	pthread_mutex_unlock(&q.mu);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
