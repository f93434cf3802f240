// The bytes of a stack are copied by pointers without a type: both lead to the same nodes, under locks of their own.
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

static struct stack second = {NULL, PTHREAD_MUTEX_INITIALIZER};

static void copy(void *to, const void *from) {
	memcpy(to, from, sizeof(struct node *));
}

static void *work(void *arg) {
	struct stack *s = arg;
	struct node *n = pop(s);
	if (n)
		n->value++; // RACE!
	n = pop(&second);
	if (n)
		n->value++; // RACE!
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
	copy(&second, s);
	pthread_create(&a, NULL, work, s);
	pthread_create(&b, NULL, work, s);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
