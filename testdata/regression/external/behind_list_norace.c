// What lies before an element of a list, nothing leads to.
#include <pthread.h>

struct item { int n; };
struct node { struct node *next; struct item *data; };
struct item *lib_last(struct node *);

static struct item d;
static struct item *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	struct item e;
	struct node c = {0, &e}, b = {&c, 0}, a = {&b, &d};
	got = lib_last(a.next);
	pthread_create(&t, NULL, run, NULL);
	d.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
