// A list that threads push to and read under a lock.
#include <pthread.h>
#include <stdlib.h>

struct node { int value; struct node *next; };
struct node *head;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *push(void *arg) {
	struct node *n = malloc(sizeof *n);
	(void)arg;
	if (!n)
		return NULL;
	pthread_mutex_lock(&m);
	n->value = 1; // NORACE
	n->next = head; // NORACE
	head = n; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	int sum = 0;
	pthread_create(&t, NULL, push, NULL);
	pthread_mutex_lock(&m);
	for (struct node *n = head; n; n = n->next) // NORACE
		sum += n->value; // NORACE
	pthread_mutex_unlock(&m);
	return sum;
}
