// A function may return what an array in a member holds.
#include <pthread.h>

struct item { int n; };
struct list { struct item *items[2]; };
struct item *lib_pick(struct list *);

static struct item d;
static struct item *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	struct item e;
	struct list l = {{&e, &d}};
	got = lib_pick(&l);
	pthread_create(&t, NULL, run, NULL);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
