// A node that is never taken out is freed by who excludes the readers.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static struct node *top;
static atomic_int closed;

static void put(int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->value = value; // NORACE
	pthread_rwlock_wrlock(&lock);
	n->next = top;
	top = n; // NORACE
	pthread_rwlock_unlock(&lock);
}

static void *look(void *unused) {
	put(1);
	pthread_rwlock_rdlock(&lock);
	int value = 0;
	if (top && !closed)
		value = top->value; // NORACE
	pthread_rwlock_unlock(&lock);
	return value ? unused : NULL;
}

static void *end(void *unused) {
	pthread_rwlock_wrlock(&lock);
	if (top && !atomic_exchange(&closed, 1))
		free(top); // NORACE
	pthread_rwlock_unlock(&lock);
	return unused;
}

int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, i ? look : end, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
