// Nodes are taken under a lock that is held as a writer.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static void push(struct node *n) {
	pthread_rwlock_wrlock(&l);
	n->next = top;
	top = n;
	pthread_rwlock_unlock(&l);
}

static struct node *pop(void) {
	pthread_rwlock_wrlock(&l);
	struct node *n = top;
	if (n)
		top = n->next;
	pthread_rwlock_unlock(&l);
	return n;
}

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	return n;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = pop();
		if (!n)
			continue;
		n->value++; // NORACE
		push(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++)
		push(make());
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
