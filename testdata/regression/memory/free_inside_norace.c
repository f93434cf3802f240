// A ring of nodes begins with one that is a member of a structure, which is never freed itself: it is not where that begins.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key;
};

struct ring {
	pthread_mutex_t lock;
	int size;
	struct node first;
};

static void push(struct ring *r, int key)
{
	struct node *n = malloc(sizeof *n);
	if (!n)
		return;
	n->key = key;
	pthread_mutex_lock(&r->lock); // NORACE
	n->next = r->first.next;
	r->first.next = n;
	r->size++;
	pthread_mutex_unlock(&r->lock);
}

static void drop(struct ring *r)
{
	pthread_mutex_lock(&r->lock);
	if (r->size > 0) {
		struct node *n = r->first.next;
		r->first.next = n->next;
		r->size--;
		free(n); // NORACE
	}
	pthread_mutex_unlock(&r->lock);
}

static void *work(void *arg)
{
	struct ring *r = arg;
	for (int i = 0; i < 100; i++) {
		push(r, i);
		drop(r);
	}
	return NULL;
}

int main(void)
{
	pthread_t a, b;
	struct ring *r = malloc(sizeof *r);
	if (!r)
		return 1;
	r->size = 0;
	r->first.next = &r->first;
	pthread_mutex_init(&r->lock, NULL);
	pthread_create(&a, NULL, work, r);
	pthread_create(&b, NULL, work, r);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
