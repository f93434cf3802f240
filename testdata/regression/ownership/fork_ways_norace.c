// A node lies behind another one, or at the beginning.
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

static void *work(void *unused) {
	for (int i = 0; i < 3; i++) {
		add(i);
		pthread_mutex_lock(&m);
		struct node *prev = NULL, *n = top;
		if (n && i == 1) {
			prev = n;
			n = n->next;
		}
		if (!n) {
			pthread_mutex_unlock(&m);
			continue;
		}
		if (prev)
			prev->next = n->next;
		else
			top = n->next;
		pthread_mutex_unlock(&m);
		n->value++; // NORACE
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
