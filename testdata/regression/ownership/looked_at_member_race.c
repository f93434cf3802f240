// What a member leads to is used after the order has been handed on.
#include <pthread.h>
#include <stdlib.h>

struct stats {
	int seen;
};
struct item {
	struct item *next;
	int count;
};
struct order {
	struct order *next;
	struct item *items;
	struct stats *stats;
};

struct order *first, *last;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

struct order *make(void)
{
	struct order *o = malloc(sizeof *o);
	if (!o)
		exit(1);
	o->next = 0;
	o->items = 0;
	o->stats = malloc(sizeof *o->stats);
	if (!o->stats)
		exit(1);
	o->stats->seen = 0; // NORACE
	return o;
}

void add(struct order *o, int count)
{
	struct item *it = malloc(sizeof *it);
	if (!it)
		exit(1);
	it->count = count;
	it->next = o->items;
	o->items = it;
}

int total(struct order *o)
{
	int n = 0;
	for (struct item *it = o->items; it; it = it->next)
		n += it->count; // NORACE
	return n;
}

void put(struct order *o)
{
	pthread_mutex_lock(&m);
	if (last)
		last->next = o; // NORACE imprecise
	else
		first = o;
	last = o;
	pthread_mutex_unlock(&m);
}

void *pack(void *unused)
{
	pthread_mutex_lock(&m);
	struct order *o = first;
	if (o) {
		first = o->next; // NORACE imprecise
		if (!first)
			last = 0;
	}
	pthread_mutex_unlock(&m);
	if (o) {
		for (struct item *it = o->items, *next; it; it = next) { // NORACE imprecise
			next = it->next; // NORACE imprecise
			it->count++; // NORACE imprecise
			free(it); // RACE!
		}
		o->stats->seen++; // RACE!
		free(o->stats); // RACE!
		free(o); // NORACE imprecise
	}
	return unused;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, pack, 0);
	pthread_create(&b, 0, pack, 0);
	struct order *o = make();
	add(o, 1);
	add(o, 2);
	struct stats *s = o->stats;
	put(o);
	s->seen = 2; // RACE!
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
