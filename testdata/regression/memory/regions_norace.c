// Two lists with a lock each. What one function does for both keeps them apart.
#include <pthread.h>
#include <stdlib.h>

struct node {
	int n;
	struct node *next, *other;
};

struct node *a, *b;
pthread_mutex_t ma = PTHREAD_MUTEX_INITIALIZER, mb = PTHREAD_MUTEX_INITIALIZER;

static struct node *push(struct node *list) {
	struct node *x = calloc(1, sizeof *x);
	if (!x)
		abort();
	x->next = list;
	return x;
}

void *worker(void *arg) {
	pthread_mutex_lock(&mb);
	for (struct node *p = b; p; p = p->next)
		p->n++; // NORACE
	pthread_mutex_unlock(&mb);
	return NULL;
}

int main(void) {
	pthread_t t;
	a = push(push(NULL));
	b = push(NULL);
	b->other = NULL;
	if (pthread_create(&t, NULL, worker, NULL))
		return 1;
	pthread_mutex_lock(&ma);
	for (struct node *p = a; p; p = p->next)
		p->n++; // NORACE
	pthread_mutex_unlock(&ma);
	return 0;
}
