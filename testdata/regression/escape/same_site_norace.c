// A function makes another object where its caller has made one, and passes that on.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int n;
};

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct node *shared;

struct node *make(struct node *next) {
	struct node *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	p->next = next;
	p->n = 0;
	return p;
}

void pass(void) {
	struct node *q = make(0);
	pthread_mutex_lock(&m);
	shared = q;
	pthread_mutex_unlock(&m);
}

void *reader(void *arg) {
	pthread_mutex_lock(&m);
	if (shared)
		shared->n = 1; // NORACE
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, reader, 0);
	struct node *p = make(0);
	pass();
	p->n = 2; // NORACE
	return 0;
}
