// The first node is freed, the next one kept, and the one behind that is in the list and led to by what is kept.
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
	n->next = head; // NORACE imprecise
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

static void drain(void) {
	struct node *n = NULL, *last = NULL;
	pthread_mutex_lock(&m);
	if (head && head->next) {
		n = head->next;
		last = n->next;
		free(head); // RACE!
		head = last;
	}
	pthread_mutex_unlock(&m);
	if (n && n->next) // NORACE imprecise
		n->next->value++; // RACE!
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = calloc(1, sizeof *n);
		if (!n)
			break;
		push(n);
		drain();
		if ((n = pop())) {
			n->value++; // RACE!
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
