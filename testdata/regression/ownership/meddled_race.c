// Code that is not here may put a node back that somebody has taken, if it does its worst.
// externals: worst
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

extern void meddle(void);

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		struct node *n = top;
		if (n)
			top = n->next; // RACE!
		pthread_mutex_unlock(&m);
		if (!n)
			continue;
		n->value++; // RACE!
		free(n);    // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++) {
		struct node *n = calloc(1, sizeof *n);
		if (!n)
			abort();
		n->next = top;
		top = n;
	}
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	meddle();
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
