// A function may leave one of the things that it is given in another one that has room for it: here for anything, in
// a structure for a member of its type.
#include <pthread.h>

struct list { struct list *next; int n; };

void keep(void **where, int *what);
void append(struct list *head, struct list *item);

static int x;
static void *kept;
static struct list head, item;

static void *run(void *arg) {
	if (kept)
		*(int *)kept = 1; // RACE!
	if (head.next)
		head.next->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	keep(&kept, &x);
	append(&head, &item);
	pthread_create(&t, NULL, run, NULL);
	x = 2; // RACE!
	item.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
