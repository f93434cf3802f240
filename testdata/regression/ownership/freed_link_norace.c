// What a link of a node leads to is freed before the node.
#include <pthread.h>
#include <stdlib.h>

struct load {
	int value;
};

struct node {
	struct node *next;
	struct load *load;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(void) {
	struct node *n = malloc(sizeof *n);
	struct load *l = malloc(sizeof *l);
	if (!n || !l)
		abort();
	l->value = 1; // NORACE
	n->load = l;
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static void *work(void *unused) {
	for (int i = 0; i < 3; i++) {
		pthread_mutex_lock(&m);
		struct node *n = top;
		if (n)
			top = n->next;
		pthread_mutex_unlock(&m);
		if (!n)
			continue;
		n->load->value = 2; // NORACE
		free(n->load);
		free(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	for (int i = 0; i < 3; i++)
		push();
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
