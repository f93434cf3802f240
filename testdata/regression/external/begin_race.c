// A function may return what begins with what it is given.
#include <pthread.h>

struct part { int n; };
struct whole { struct part first, second; };
struct whole *lib_whole(struct part *);

static struct whole d;
static struct part *got;

static void *run(void *arg) {
	if (got)
		got->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	got = &lib_whole(&d.first)->second;
	pthread_create(&t, NULL, run, NULL);
	d.second.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
