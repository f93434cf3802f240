// A function is called back with what an array in the argument beside it holds.
#include <pthread.h>
#include <stdlib.h>

struct item { int n; };
struct list { struct item *items[2]; };
void lib_each(struct list *, void (*)(struct item *));

static struct item *got;

static void see(struct item *x) { got = (struct item *)x; }

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	struct item *d = malloc(sizeof *d);
	struct list l = {{d, 0}};
	lib_each(&l, see);
	pthread_create(&t, NULL, run, NULL);
	d->n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
