// Bytes are copied from a member on, and what belongs to the node with them.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
	long id;
	char *text;
	struct node *next;
};

static struct node *top;
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
	n->text = calloc(8, 1);
	if (!n->text)
		abort();
	return n;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = pop();
		if (!n)
			continue;
		if (n->text) // NORACE imprecise
			n->text[i % 8] = (char)i; // RACE!
		struct node *o = pop();
		if (o) {
			memcpy(&o->id, &n->id, sizeof o->id + sizeof o->text); // NORACE imprecise
			push(o);
		}
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
