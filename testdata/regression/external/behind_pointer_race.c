// A function may return what a pointer leads to that it is given the address of.
#include <pthread.h>

struct item { int n; };
struct item *lib_first(struct item **);

static struct item d;
static struct item *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	struct item *p = &d;
	got = lib_first(&p);
	pthread_create(&t, NULL, run, NULL);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
