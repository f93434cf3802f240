// A function may return what it finds at the end of a list.
#include <pthread.h>

struct item { int n; };
struct node { struct node *next; struct item *data; };
struct item *lib_last(struct node *);

static struct item d;
static struct item *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	struct node c = {0, &d}, b = {&c, 0}, a = {&b, 0};
	got = lib_last(&a);
	pthread_create(&t, NULL, run, NULL);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
