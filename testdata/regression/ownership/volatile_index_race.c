// The index of a slot is read twice, and may have changed.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct node *slots[3];
static _Atomic int at;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static struct node *pop(void) {
	pthread_mutex_lock(&m);
	struct node *n = top;
	if (n)
		top = n->next;
	pthread_mutex_unlock(&m);
	return n;
}

static struct node *make(void) {
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		abort();
	return n;
}

static struct node *get(void) {
	pthread_mutex_lock(&m);
	struct node *n = slots[at];
	slots[at] = NULL;
	pthread_mutex_unlock(&m);
	return n;
}

static void put(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = NULL;
	slots[at] = n;
	pthread_mutex_unlock(&m);
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		at = (at + 1) % 3;
		struct node *n = get();
		if (!n)
			continue;
		n->value++; // RACE!
		at = (at + 2) % 3;
		put(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++)
		put(make());
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
