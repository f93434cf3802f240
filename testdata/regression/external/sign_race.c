// A number that is taken for one without a sign is the same one.
#include <pthread.h>

unsigned *lib_find(int *);

static int d;
static unsigned *got;

static void *run(void *arg) {
	if (got)
		*got = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	got = lib_find(&d);
	pthread_create(&t, NULL, run, NULL);
	d = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
