// A record that leads to nodes is set to zero, and so are nodes.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
	struct node *next;
	int value;
};

struct stack {
	pthread_mutex_t m;
	struct node *top;
	int size;
};

static void push(struct stack *s, struct node *n) {
	pthread_mutex_lock(&s->m);
	n->next = s->top;
	s->top = n;
	pthread_mutex_unlock(&s->m);
}

static struct node *pop(struct stack *s) {
	pthread_mutex_lock(&s->m);
	struct node *n = s->top;
	if (n)
		s->top = n->next;
	pthread_mutex_unlock(&s->m);
	return n;
}

static void *work(void *arg) {
	struct stack *s = arg;
	for (int i = 0; i < 50; i++) {
		struct node *n = pop(s);
		if (!n) {
			n = malloc(sizeof *n);
			if (!n)
				abort();
			memset(n, 0, sizeof *n); // NORACE
		}
		n->value++; // NORACE
		push(s, n);
	}
	return arg;
}

int main(void) {
	pthread_t t[2];
	struct stack s = { .size = 0 };
	pthread_mutex_init(&s.m, 0);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, work, &s);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
