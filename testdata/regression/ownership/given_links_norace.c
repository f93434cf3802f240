// What functions are given has links of its own, which are good wherever they are called.
#include <pthread.h>
#include <stdlib.h>

struct item {
	struct item *next;
	int count;
};
struct order {
	struct order *next;
	struct item *items;
};

struct order *orders;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void put(struct order *o)
{
	pthread_mutex_lock(&m);
	o->next = orders;
	orders = o;
	pthread_mutex_unlock(&m);
}

void submit(struct order *o)
{
	put(o);
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

void *pack(void *unused)
{
	pthread_mutex_lock(&m);
	struct order *o = orders;
	if (o)
		orders = o->next;
	pthread_mutex_unlock(&m);
	if (o && o->items) {
		struct item *it = o->items;
		o->items = it->next; // NORACE
		it->count++; // NORACE
		free(it); // NORACE
		free(o);
	}
	return unused;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, pack, 0);
	pthread_create(&b, 0, pack, 0);
	struct order *o = calloc(1, sizeof *o), *p = calloc(1, sizeof *p);
	if (!o || !p)
		return 1;
	add(o, 1);
	add(o, 2);
	submit(o);
	add(p, 3);
	submit(p);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
