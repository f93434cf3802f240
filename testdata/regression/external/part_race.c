// A function may return a member of what it is given.
#include <pthread.h>

struct part { int n; };
struct whole { struct part first, second; };
struct part *lib_part(struct whole *);

static struct whole d;
static struct part *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	got = lib_part(&d);
	pthread_create(&t, NULL, run, NULL);
	d.second.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
