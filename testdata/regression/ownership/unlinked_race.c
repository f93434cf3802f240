// A node is taken out that another register leads to as well: its link is no place in the container.
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
	n->next = top;
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
			n->value++; // RACE!
		pthread_mutex_unlock(&m);
	}
	return unused;
}

static void *take(void *unused) {
	struct node *rest = NULL;
	pthread_mutex_lock(&m);
	struct node *first = top, *p = first;
	if (first) {
		p = p->next;
		struct node *second = first->next;
		if (second && p) {
			first->next = second->next;
			rest = p->next;
			p->next = NULL;
		}
	}
	pthread_mutex_unlock(&m);
	if (rest)
		rest->value++; // RACE!
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
