// A register that a node was copied from is null, and the node is not.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key, value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void set(int key) {
	struct node *n;
	pthread_mutex_lock(&m);
	for (n = top; n; n = n->next) // NORACE
		if (n->key == key)
			break;
	if (!n && (n = calloc(1, sizeof *n))) {
		n->key = key;
		n->next = top;
		top = n;
	}
	if (n)
		n->value++; // RACE!
	pthread_mutex_unlock(&m);
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		set(i % 3);
		pthread_mutex_lock(&m);
		struct node *n = top;
		if (n)
			top = n->next; // NORACE
		pthread_mutex_unlock(&m);
		if (!n)
			continue;
		n->next = NULL; // NORACE
		struct node *other = n;
		n = NULL;
		if (!n && other) {
			pthread_mutex_lock(&m);
			top = other;
			pthread_mutex_unlock(&m);
			other->value++; // RACE!
		}
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
