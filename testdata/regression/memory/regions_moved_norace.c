// An element is moved from one list to another one with another lock, and the first one forgets it.
#include <pthread.h>
#include <stdlib.h>

struct node {
	int n;
	struct node *next;
};

struct node *a, *b;
pthread_mutex_t ma = PTHREAD_MUTEX_INITIALIZER, mb = PTHREAD_MUTEX_INITIALIZER;

static void put(struct node **list, struct node *x) {
	x->next = *list; // NORACE
	*list = x; // NORACE
}

void *worker(void *arg) {
	pthread_mutex_lock(&mb);
	if (b)
		b->n++; // NORACE
	pthread_mutex_unlock(&mb);
	return NULL;
}

int main(void) {
	pthread_t t;
	struct node *x = calloc(1, sizeof *x);
	if (!x)
		return 1;
	put(&a, x);
	a = NULL;
	put(&b, x);
	if (pthread_create(&t, NULL, worker, NULL))
		return 1;
	pthread_mutex_lock(&ma);
	if (a)
		a->n++; // NORACE
	pthread_mutex_unlock(&ma);
	return 0;
}
