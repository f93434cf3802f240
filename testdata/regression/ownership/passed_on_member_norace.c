// A stack inside of a record is passed on, and the record, too.
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

struct pool {
	int threads;
	struct stack nodes;
};

static void *nodes_of(void *pool) {
	struct pool *p = pool;
	return &p->nodes;
}

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
	struct stack *s = nodes_of(arg);
	struct node *n = pop(s);
	if (n) {
		n->value++; // NORACE
		push(s, n);
	}
	return NULL;
}

int main(void) {
	pthread_t a, b;
	struct pool *p = malloc(sizeof *p);
	if (!p)
		return 1;
	p->threads = 2;
	p->nodes.top = NULL;
	pthread_mutex_init(&p->nodes.lock, NULL);
	for (int i = 0; i < 4; i++)
		push(&p->nodes, make(i));
	pthread_create(&a, NULL, work, p);
	pthread_create(&b, NULL, work, p);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
