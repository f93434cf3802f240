// The link that a node had in the stack is used when it is out.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
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

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = pop();
		if (!n)
			continue;
		n->value++; // RACE!
		if (n->next) // NORACE
			n->next->value++; // RACE!
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
