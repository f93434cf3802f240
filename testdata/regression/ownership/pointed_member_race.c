// A function that is called by a pointer uses a node after it has given it back.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
	void (*run)(struct node *);
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = top; // NORACE
	top = n;
	pthread_mutex_unlock(&m);
}

static struct node *pop(void) {
	pthread_mutex_lock(&m);
	struct node *n = top;
	if (n)
		top = n->next; // NORACE
	pthread_mutex_unlock(&m);
	return n;
}

static struct node *make(void (*run)(struct node *)) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	n->run = run;
	return n;
}

static void finish(struct node *n) {
	n->value++; // RACE!
	free(n); // RACE!
}

static void again(struct node *n) {
	n->value++; // RACE!
	if (n->value > 3) // RACE!
		n->run = finish; // NORACE
	push(n);
	n->value++; // RACE!
}

static void *work(void *unused) {
	struct node *n;
	while ((n = pop()))
		n->run(n); // NORACE
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++)
		push(make(again));
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
