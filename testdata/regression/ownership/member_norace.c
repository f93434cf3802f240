// What a node that was taken leads to is its owner's, too.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int *value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		struct node *n = top;
		if (n)
			top = n->next;
		pthread_mutex_unlock(&m);
		if (!n)
			continue;
		++*n->value; // NORACE
		push(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++) {
		struct node *n = calloc(1, sizeof *n);
		int *value = calloc(1, sizeof *value);
		if (!n || !value)
			return 1;
		n->value = value;
		push(n);
	}
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
