// A list that threads push to under a lock, and one of them reads without.
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
	n->value = 1;
	n->next = head;
	head = n; // RACE!
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, push, NULL);
	return head != NULL; // RACE!
}
