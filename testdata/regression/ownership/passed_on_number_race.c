// A pointer without a type becomes a number: one of two places of a record is taken for the other.
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

struct pair {
	long before;
	struct node *first;
};

struct shifted {
	struct node *first;
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

static struct node *other;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void put(struct node *n) {
	pthread_mutex_lock(&lock);
	n->next = other;
	other = n;
	pthread_mutex_unlock(&lock);
}

static struct node *take(void) {
	pthread_mutex_lock(&lock);
	struct node *n = other;
	if (n)
		other = n->next;
	pthread_mutex_unlock(&lock);
	return n;
}

static void *work(void *arg) {
	struct pair *p = arg;
	void *there = (void *)((unsigned long)arg + sizeof(long));
	struct shifted *q = there;
	struct node *m = take();
	if (m)
		m->value++; // RACE!
	pthread_mutex_lock(&lock);
	struct node *n = p->first, *same = q->first;
	if (!n || !same) {
		pthread_mutex_unlock(&lock);
		return NULL;
	}
	q->first = NULL;
	p->first = NULL;
	pthread_mutex_unlock(&lock);
	put(same);
	n->value++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t a, b;
	struct pair *p = malloc(sizeof *p);
	if (!p)
		return 1;
	p->before = 0;
	p->first = make(1);
	pthread_create(&a, NULL, work, p);
	pthread_create(&b, NULL, work, p);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
