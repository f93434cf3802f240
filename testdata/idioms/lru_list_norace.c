// A cache whose entries lie in a list with links in both directions, the latest first.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAP 8

struct node {
	int key, value;
	struct node *prev, *next;
};

struct lru {
	pthread_mutex_t lock;
	struct node *head, *tail;
	int size;
};

static struct lru cache = { PTHREAD_MUTEX_INITIALIZER, NULL, NULL, 0 };

static void detach(struct lru *c, struct node *n)
{
	if (n->prev)
		n->prev->next = n->next;
	else
		c->head = n->next;
	if (n->next)
		n->next->prev = n->prev;
	else
		c->tail = n->prev;
}

static void push_front(struct lru *c, struct node *n)
{
	n->prev = NULL;
	n->next = c->head;
	if (c->head)
		c->head->prev = n;
	else
		c->tail = n;
	c->head = n;
}

static int lookup(struct lru *c, int key, int *value)
{
	int found = 0;
	pthread_mutex_lock(&c->lock);
	for (struct node *n = c->head; n; n = n->next)
		if (n->key == key) {
			*value = n->value;
			detach(c, n);
			push_front(c, n);
			found = 1;
			break;
		}
	pthread_mutex_unlock(&c->lock);
	return found;
}

static void insert(struct lru *c, int key, int value)
{
	struct node *n = malloc(sizeof *n);
	struct node *old = NULL;
	if (!n)
		return;
	n->key = key;
	n->value = value;
	pthread_mutex_lock(&c->lock);
	push_front(c, n);
	if (++c->size > CAP) {
		old = c->tail;
		detach(c, old);
		c->size--;
	}
	pthread_mutex_unlock(&c->lock);
	free(old);
}

static void *user(void *arg)
{
	unsigned seed = *(unsigned *)arg;
	int v, hits = 0;
	for (int i = 0; i < 1000; i++) {
		int k = rand_r(&seed) % 16;
		if (lookup(&cache, k, &v))
			hits++;
		else
			insert(&cache, k, k * k);
	}
	printf("%d hits\n", hits);
	return NULL;
}

int main(void)
{
	pthread_t t[3];
	unsigned seeds[3];
	for (unsigned i = 0; i < 3; i++) {
		seeds[i] = i + 1;
		pthread_create(&t[i], NULL, user, &seeds[i]);
	}
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	while (cache.head) {
		struct node *n = cache.head;
		cache.head = n->next;
		free(n);
	}
	return 0;
}
