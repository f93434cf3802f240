// A function is not called back with what is of another type.
#include <pthread.h>
#include <stdlib.h>

struct item { int n; };
struct other { long n; };
struct list { struct item *items[2]; };
void lib_each(struct list *, void (*)(struct other *));

static struct item *got;

static void see(struct other *x) { got = (struct item *)x; }

static void *run(void *arg) {
	if (got)
		got->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	struct item *d = malloc(sizeof *d);
	struct list l = {{d, 0}};
	lib_each(&l, see);
	pthread_create(&t, NULL, run, NULL);
	d->n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
