// What is to be a node is kept as void *, too, and read through that without the mutex.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
	struct node *next;
	int value;
};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct node *head;
static void *spied;

static void push(int n) {
	void *memory = malloc(sizeof(struct node));
	if (!memory)
		return;
	pthread_mutex_lock(&m);
	spied = memory;
	pthread_mutex_unlock(&m);
	struct node *it = memory;
	it->value = n; // RACE!
	pthread_mutex_lock(&m);
	it->next = head; // NORACE imprecise
	head = it;
	pthread_mutex_unlock(&m);
}

static void *work(void *p) {
	for (int i = 0; i < 10; i++)
		push(i);
	return p;
}

static int copy;

int main(void) {
	pthread_t t;
	if (pthread_create(&t, 0, work, 0))
		return 1;
	pthread_mutex_lock(&m);
	void *at = spied;
	pthread_mutex_unlock(&m);
	if (at)
		memcpy(&copy, (char *)at + 8, sizeof copy); // RACE!
	for (;;) {
		pthread_mutex_lock(&m);
		struct node *n = head;
		if (n)
			head = n->next; // NORACE
		pthread_mutex_unlock(&m);
		if (!n)
			break;
		copy += n->value; // NORACE imprecise
		free(n); // NORACE imprecise
	}
	pthread_join(t, 0);
	return copy;
}
