// A stack of nodes under a lock: whoever pops a node owns it, until the node is pushed again.
// The top is read without the lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 3
#define NODES 5

struct node {
	struct node *next;
	int visits;
	long weight;
};

struct stack {
	pthread_mutex_t lock;
	struct node *top;
};

static struct stack stack = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void push(struct stack *s, struct node *n) {
	pthread_mutex_lock(&s->lock);
	n->next = s->top;
	s->top = n; // RACE!
	pthread_mutex_unlock(&s->lock);
}

static struct node *pop(struct stack *s) {
	pthread_mutex_lock(&s->lock);
	struct node *n = s->top;
	if (n)
		s->top = n->next; // RACE!
	pthread_mutex_unlock(&s->lock);
	return n;
}

static int is_empty(struct stack *s) {
	int empty = s->top == NULL; // RACE!
	return empty;
}

static void *work(void *arg) {
	int *idle = arg;
	for (int i = 0; i < 50; i++) {
		if (is_empty(&stack))
			++*idle;
		struct node *n = pop(&stack);
		if (!n)
			continue;
		n->visits++;
		n->weight += n->visits;
		push(&stack, n);
	}
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	int idle[THREADS] = {0};
	long sum = 0;
	for (int i = 0; i < NODES; i++) {
		struct node *n = calloc(1, sizeof *n);
		if (!n)
			return 1;
		push(&stack, n);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, work, &idle[i]);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	for (struct node *n; (n = pop(&stack)) != NULL; free(n))
		sum += n->weight;
	printf("%ld\n", sum);
	return 0;
}
