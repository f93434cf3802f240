// The members before the links of nodes are copied.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
	long id;
	struct node *next;
	int value;
};

static struct node *top, *other;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	return n;
}

static void *walk(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		for (struct node *n = other; n; n = n->next)
			n->value++; // NORACE
		pthread_mutex_unlock(&m);
	}
	return unused;
}

static void *take(void *unused) {
	long one[2] = {0, 0}, two[2] = {0, 0};
	pthread_mutex_lock(&m);
	struct node *p = top, *q = other;
	if (p && q) {
		memcpy(one, &p->id, sizeof p->id);
		memcpy(two, &q->id, sizeof q->id);
		p->value = (int)(one[1] + two[1]); // NORACE
	}
	pthread_mutex_unlock(&m);
	struct node *n = NULL;
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&m);
		n = top;
		if (n)
			top = n->next;
		pthread_mutex_unlock(&m);
	}
	if (n)
		n->value++; // NORACE
	return unused;
}

int main(void) {
	pthread_t t, u;
	struct node *n = make();
	n->next = NULL;
	top = n;
	n = make();
	n->next = top;
	top = n;
	n = make();
	n->next = NULL;
	other = n;
	n = make();
	n->next = other;
	other = n;
	pthread_create(&t, NULL, walk, NULL);
	pthread_create(&u, NULL, take, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
