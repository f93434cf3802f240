// Each thread is passed a record of its own, an element of an array, which leads to the stack.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
	struct node *next;
	int value;
};

struct stack {
	struct node *top;
	pthread_mutex_t lock;
};

struct worker {
	int number;
	struct stack *nodes;
};

static struct worker workers[2];

static void push(struct stack *s, struct node *n) {
	pthread_mutex_lock(&s->lock);
	n->next = s->top;
	s->top = n;
	pthread_mutex_unlock(&s->lock);
}

static struct node *pop(struct stack *s) {
	pthread_mutex_lock(&s->lock);
	struct node *n = s->top;
	if (n)
		s->top = n->next;
	pthread_mutex_unlock(&s->lock);
	return n;
}

static struct node *make(int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->value = value;
	return n;
}

static void *work(void *arg) {
	struct worker *w = arg;
	struct node *n = pop(w->nodes);
	if (n) {
		n->value++; // NORACE
		push(w->nodes, n);
	}
	return NULL;
}

int main(void) {
	pthread_t a, b;
	struct stack *s = malloc(sizeof *s);
	if (!s)
		return 1;
	s->top = NULL;
	pthread_mutex_init(&s->lock, NULL);
	for (int i = 0; i < 4; i++)
		push(s, make(i));
	int me = 0;
	for (int i = 0; i < 2; i++) {
		workers[i].number = i;
		workers[i].nodes = s;
	}
	pthread_create(&a, NULL, work, &workers[me++]);
	pthread_create(&b, NULL, work, &workers[me++]);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
