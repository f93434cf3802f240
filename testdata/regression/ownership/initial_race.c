// Two places lead to the node from the start.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct node *other;

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	return n;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		struct node *n = i % 2 ? top : other;
		if (i % 2)
			top = NULL;
		else
			other = NULL;
		pthread_mutex_unlock(&m);
		if (n)
			n->value++; // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	top = make();
	other = top;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
