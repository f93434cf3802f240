// What has been allocated is freed by another name, when it is a node in the stack.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct node *n) {
	pthread_mutex_lock(&m);
	n->next = top; // RACE!
	top = n;
	pthread_mutex_unlock(&m);
}

static struct node *pop(void) {
	pthread_mutex_lock(&m);
	struct node *n = top;
	if (n)
		top = n->next; // RACE!
	pthread_mutex_unlock(&m);
	return n;
}

static void *memory(void) {
	void *p = malloc(sizeof(struct node));
	if (!p)
		abort();
	struct node *n = p;
	n->value = 0;
	push(n);
	return NULL;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct node *n = pop();
		if (n) {
			n->value++; // RACE!
			push(n);
		}
		void *p = malloc(sizeof *n);
		if (!p)
			abort();
		n = p;
		n->value = i;
		push(n);
		free(p); // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++)
		memory();
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
