// Records in an array end with an array without a length, which lies over the next one.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct queue {
	struct node *head;
	long raw[0];
} queues[3];

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
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&m);
		struct node *x = top;
		if (x) {
			top = x->next;
			x->next = NULL;
			if (i == 0)
				queues[2].head = x;
			else
				queues[1].head = x;
		}
		pthread_mutex_unlock(&m);
	}
	pthread_mutex_lock(&m);
	queues[0].raw[0] = queues[1].raw[0];
	struct node *n = queues[2].head;
	queues[2].head = NULL;
	struct node *o = queues[1].head;
	queues[1].head = NULL;
	pthread_mutex_unlock(&m);
	if (n)
		push(n);
	if (o)
		o->value++; // RACE!
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
