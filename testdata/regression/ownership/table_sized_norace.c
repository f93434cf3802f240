// A hash table has as many buckets as an argument says, each with its own lock.
#include <pthread.h>
#include <stdlib.h>

struct entry {
	struct entry *next;
	int key, value;
};

struct bucket {
	pthread_mutex_t lock;
	struct entry *head;
};

struct table {
	size_t n;
	struct bucket *buckets;
};

static struct table *make(size_t n) {
	struct table *t = malloc(sizeof *t);
	if (!t)
		return NULL;
	t->n = n;
	t->buckets = calloc(n, sizeof *t->buckets);
	if (!t->buckets) {
		free(t);
		return NULL;
	}
	for (size_t i = 0; i < n; i++)
		pthread_mutex_init(&t->buckets[i].lock, NULL);
	return t;
}

static void put(struct table *t, int key, int value) {
	struct bucket *b = &t->buckets[(unsigned)key % t->n];
	pthread_mutex_lock(&b->lock);
	for (struct entry *e = b->head; e; e = e->next)
		if (e->key == key) {
			e->value = value; // NORACE
			pthread_mutex_unlock(&b->lock);
			return;
		}
	struct entry *e = malloc(sizeof *e);
	if (e) {
		e->key = key;
		e->value = value;
		e->next = b->head;
		b->head = e;
	}
	pthread_mutex_unlock(&b->lock);
}

static int get(struct table *t, int key) {
	struct bucket *b = &t->buckets[(unsigned)key % t->n];
	int value = -1;
	pthread_mutex_lock(&b->lock);
	for (struct entry *e = b->head; e; e = e->next)
		if (e->key == key)
			value = e->value; // NORACE
	pthread_mutex_unlock(&b->lock);
	return value;
}

static struct table *table;

static void *work(void *arg) {
	for (int i = 0; i < 100; i++) {
		put(table, i, i);
		get(table, i / 2);
	}
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t[4];
	table = make(argc > 1 ? atoi(argv[1]) : 64);
	if (!table)
		return 1;
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, work, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
