// A node is used without the lock while it is in the list; functions that the process runs when it ends have no argument.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value[4];
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void nothing(void) {}

static void *work(void *arg) {
	for (int i = 0; i < 4; i++) {
		struct node *n = calloc(1, sizeof *n);
		if (!n)
			abort();
		n->value[i] = i;
		pthread_mutex_lock(&m);
		n->next = top;
		top = n;
		if (n->next && n->next->value[i] != n->value[i]) // RACE!
			n->next->value[i]++; // RACE!
		pthread_mutex_unlock(&m);
		n->value[i]++; // RACE!
	}
	return arg;
}

int main(void) {
	pthread_t t;
	atexit(nothing);
	pthread_create(&t, NULL, work, NULL);
	work(NULL);
	pthread_join(t, NULL);
	return 0;
}
