// A node that is in the stack is looked at under the lock.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		struct node *n = top;
		if (n)
			top = n->next; // NORACE
		pthread_mutex_unlock(&m);
		if (!n)
			continue;
		n->value++; // NORACE
		free(n);    // NORACE
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
	pthread_mutex_lock(&m);
	struct node *n = top;
	int sum = 0;
	if (n)
		sum += n->value; // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return sum;
}
