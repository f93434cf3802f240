// What has no member of a type is not where a result of that type comes from.
#include <pthread.h>

struct part { int n; };
struct whole { struct part first, second; };
long *lib_part(struct whole *);

static struct whole d;
static struct part *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	got = (struct part *)lib_part(&d);
	pthread_create(&t, NULL, run, NULL);
	d.second.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
