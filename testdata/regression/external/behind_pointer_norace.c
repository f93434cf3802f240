// What is of another type does not come back.
#include <pthread.h>

struct item { int n; };
struct other { long n; };
struct other *lib_first(struct item **);

static struct item d;
static struct item *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	struct item *p = &d;
	got = (struct item *)lib_first(&p);
	pthread_create(&t, NULL, run, NULL);
	d.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
