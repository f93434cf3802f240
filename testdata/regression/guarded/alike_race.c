// What a condition says of one of several objects that a lock protects, it does not say of the others.
#include <pthread.h>
#include <stdlib.h>

struct node { int v; } *head[2];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static struct node *make(int v) {
	struct node *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	p->v = v;
	return p;
}

static void *worker(void *arg) {
	int found = 0;
	pthread_mutex_lock(&m);
	struct node *p = head[0], *q = head[1];
	if (p->v == 1)
		if (q->v == 2)
			found = 1;
	pthread_mutex_unlock(&m);
	if (found)
		x++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 20; i++)
		head[i & 1] = make(1 + (i & 1));
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	head[0]->v = 1;
	pthread_mutex_unlock(&m);
	x++; // RACE!
	return 0;
}
