// What a callback changes is changed for whoever calls the function, also where the caller does not name it.
#include <pthread.h>

void each(void (*f)(void));
int x;
static int ready;

static void set(void) {
	ready = 1;
}

static void init(void) {
	each(set);
}

static void *run(void *arg) {
	x++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	ready = 0;
	init();
	pthread_create(&t, 0, run, 0);
	if (ready)
		x++; // RACE!
	pthread_join(t, 0);
	return 0;
}
