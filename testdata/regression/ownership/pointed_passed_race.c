// A function that keeps nodes is passed to one that calls it.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top, *other;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static struct node *pop(void) {
	pthread_mutex_lock(&m);
	struct node *n = top;
	if (n)
		top = n->next;
	pthread_mutex_unlock(&m);
	return n;
}

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	return n;
}

static void add(struct node *n) {
	n->value += 2; // RACE!
}

static void keep(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = NULL;
	struct node *old = other;
	other = n;
	pthread_mutex_unlock(&m);
	if (old)
		old->value += 3; // RACE!
}

static void (*always)(struct node *) = add;

static void apply(void (*f)(struct node *), struct node *n) {
	f(n);
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = pop();
		if (!n)
			continue;
		if (n->value % 2) // RACE!
			always(n);
		else
			apply(keep, n);
		n->value++; // RACE!
		push(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++)
		push(make());
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
