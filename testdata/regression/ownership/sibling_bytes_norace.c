// The bytes of a member are copied, and no more.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
	struct node *next;
	int value;
};

static struct queue {
	long id;
	struct node *head;
} first, second;

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
			n->value++; // NORACE
		pthread_mutex_unlock(&m);
	}
	return unused;
}

static void *take(void *unused) {
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&m);
		struct node *x = top;
		if (x) {
			top = x->next;
			x->next = NULL;
			if (i == 0)
				first.head = x;
			else
				second.head = x;
		}
		pthread_mutex_unlock(&m);
	}
	pthread_mutex_lock(&m);
	memcpy(&second.id, &first.id, sizeof first.id);
	struct node *n = first.head;
	first.head = NULL;
	struct node *o = second.head;
	second.head = NULL;
	pthread_mutex_unlock(&m);
	if (n)
		push(n);
	if (o)
		o->value++; // NORACE
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
