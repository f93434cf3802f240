// The text is written when the lock has been released.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
	size_t len;
	char text[32];
};

static struct node *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = head;
	head = n;
	pthread_mutex_unlock(&m);
}

static struct node *pop(void) {
	pthread_mutex_lock(&m);
	struct node *n = head;
	if (n)
		head = n->next;
	pthread_mutex_unlock(&m);
	return n;
}

static void name(int i) {
	pthread_mutex_lock(&m);
	struct node *n = head;
	pthread_mutex_unlock(&m);
	if (n)
		snprintf(n->text, sizeof n->text, "%d", i); // RACE!
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = calloc(1, sizeof *n);
		if (!n)
			break;
		push(n);
		name(i);
		if ((n = pop())) {
			n->value++; // NORACE imprecise
			push(n);
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
