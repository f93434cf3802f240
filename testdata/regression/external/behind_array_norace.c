// A function returns none but the elements of the array.
#include <pthread.h>

struct item { int n; };
struct item *lib_pick(struct item *const *, int);

static struct item d;
static struct item *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	struct item e, *all[] = {&e, &e};
	got = lib_pick(all, 2);
	pthread_create(&t, NULL, run, NULL);
	d.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
