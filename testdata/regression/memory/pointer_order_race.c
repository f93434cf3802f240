#include <pthread.h>

// Loops that walk over parts of an array by pointers, up to an end; and pointers of which the smaller one is not known.
int a[40], x;

struct node { struct node *next; } *p, *q;

static void *upper(void *arg) {
	for (int *i = a + 20; i < a + 40; i++)
		*i = 1; // RACE!
	x = 1; // RACE!
	return 0;
}

static struct node *more(struct node *list, struct node *n) {
	n->next = list;
	return n;
}

int main(void) {
	pthread_t t;
	struct node one, two;
	for (struct node *i = &one;; i = &two) {
		p = more(p, i);
		if (i == &two)
			break;
	}
	pthread_create(&t, 0, upper, 0);
	for (int *i = a; i <= a + 20; i++)
		*i = 2; // RACE!
	if (p > p->next || p < p->next)
		x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
