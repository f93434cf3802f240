// A stack that is passed on is taken for another record: its first node is taken out by two names.
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

struct alias {
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
	struct stack *s = arg;
	struct alias *t = arg;
	struct node *m = take();
	if (m)
		m->value++; // RACE!
	pthread_mutex_lock(&s->lock);
	struct node *n = s->top, *same = t->first;
	if (!n || !same) {
		pthread_mutex_unlock(&s->lock);
		return NULL;
	}
	t->first = NULL;
	s->top = NULL;
	pthread_mutex_unlock(&s->lock);
	put(same);
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
	pthread_create(&a, NULL, work, s);
	pthread_create(&b, NULL, work, s);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
