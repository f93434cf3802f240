// Nodes are taken out of the middle of a list by the node before.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key, value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void add(int key) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	n->key = key;
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static struct node *take(int key) {
	struct node *prev = NULL, *n;
	pthread_mutex_lock(&m);
	for (n = top; n; prev = n, n = n->next)
		if (n->key == key) {
			if (prev)
				prev->next = n->next;
			else
				top = n->next;
			break;
		}
	pthread_mutex_unlock(&m);
	return n;
}

static void *work(void *unused) {
	for (int i = 0; i < 3; i++) {
		add(i);
		struct node *n = take(2 - i);
		if (!n)
			continue;
		n->value++; // NORACE
		free(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	add(0);
	add(1);
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
