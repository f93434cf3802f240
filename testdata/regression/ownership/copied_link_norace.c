// A link is a copy of one of a node that leaves the container, and is read before that.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next, *other;
	int value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = top;
	n->other = NULL;
	top = n;
	pthread_mutex_unlock(&m);
}

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	return n;
}

static void *walk(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		for (struct node *n = top; n; n = n->next)
			n->value++; // NORACE
		pthread_mutex_unlock(&m);
	}
	return unused;
}

static void *take(void *unused) {
	struct node *third = NULL, *x = make();
	pthread_mutex_lock(&m);
	struct node *n = top;
	if (n) {
		x->other = n->next;
		struct node *p = x->other;
		if (p)
			p->value = 0; // NORACE
		top = NULL;
		struct node *second = n->next;
		if (second)
			third = second->next;
	}
	x->other = NULL;
	pthread_mutex_unlock(&m);
	if (third)
		third->value++; // NORACE
	free(x);
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 6; i++)
		push(make());
	pthread_create(&t, NULL, walk, NULL);
	pthread_create(&u, NULL, take, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
