// What no callback changes stays as it is.
#include <pthread.h>

void each(void (*f)(void));
int x;
static int ready, done;

static void set(void) {
	done = 1;
}

static void init(void) {
	each(set);
}

static void *run(void *arg) {
	x++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	ready = 0;
	init();
	pthread_create(&t, 0, run, 0);
	if (ready)
		x++; // NORACE
	pthread_join(t, 0);
	return 0;
}
