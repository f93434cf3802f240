// A function may return any element of an array of pointers.
#include <pthread.h>

struct item { int n; };
struct item *lib_pick(struct item *const *, int);

static struct item d;
static struct item *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	struct item e, *all[] = {&e, &d};
	got = lib_pick(all, 2);
	pthread_create(&t, NULL, run, NULL);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
