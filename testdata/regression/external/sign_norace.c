// A number of another size is another one.
#include <pthread.h>

short *lib_find(int *);

static int d;
static short *got;

static void *run(void *arg) {
	if (got)
		*got = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	got = lib_find(&d);
	pthread_create(&t, NULL, run, NULL);
	d = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
