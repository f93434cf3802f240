// Locks and heads lie in arrays that members of a structure lead to, and elements in one that a variable leads to.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key;
};

struct table {
	unsigned n;
	pthread_mutex_t *locks;
	struct node **heads;
};

struct count {
	pthread_mutex_t lock;
	long hits, last;
};

static struct table *table;
static struct count *counts;
static int n;

static void add(struct table *t, int key)
{
	unsigned h = (unsigned)key % t->n;
	struct node *e = malloc(sizeof *e);
	if (!e)
		return;
	e->key = key;
	pthread_mutex_lock(&t->locks[h]);
	e->next = t->heads[h]; // NORACE
	t->heads[h] = e;       // NORACE
	pthread_mutex_unlock(&t->locks[h]);
}

static void hit(int i)
{
	struct count *c = &counts[i % n];
	pthread_mutex_lock(&c->lock);
	c->hits++; // NORACE
	pthread_mutex_unlock(&c->lock);
}

static long sum(void)
{
	long all = 0;
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&counts[i].lock);
		all += counts[i].hits; // NORACE
		pthread_mutex_unlock(&counts[i].lock);
	}
	return all;
}

static void *work(void *arg)
{
	for (int i = 0; i < 100; i++) {
		add(table, i);
		hit(i);
		if (sum() > 1000)
			break;
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t a, b;
	n = argc > 1 ? atoi(argv[1]) : 10;
	if (n <= 0)
		return 1;
	table = malloc(sizeof *table);
	counts = calloc(n, sizeof *counts);
	if (!table || !counts)
		return 1;
	table->n = n;
	table->locks = calloc(n, sizeof *table->locks);
	table->heads = calloc(n, sizeof *table->heads);
	if (!table->locks || !table->heads)
		return 1;
	for (int i = 0; i < n; i++) {
		pthread_mutex_init(&table->locks[i], NULL);
		pthread_mutex_init(&counts[i].lock, NULL);
	}
	pthread_create(&a, NULL, work, NULL);
	pthread_create(&b, NULL, work, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
