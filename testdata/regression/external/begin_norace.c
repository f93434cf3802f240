// A function does not return what it is given as something that does not begin so.
#include <pthread.h>

struct part { int n; };
struct whole { struct part first, second; };
struct pair { long a; struct part p; };
struct pair *lib_whole(struct part *);

static struct whole d;
static struct part *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	got = &lib_whole(&d.second)->p;
	pthread_create(&t, NULL, run, NULL);
	d.second.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
