// A thread that is detached cannot be joined: the join fails at once, whether or not the program looks at the error.
#include <pthread.h>

int x;

static void *run(void *arg) {
	x++; // RACE!
	return 0;
}

static void *idle(void *arg) {
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&u, 0, idle, 0);
	pthread_create(&t, 0, run, 0);
	pthread_detach(t);
	pthread_join(t, 0);
	x++; // RACE!
	return 0;
}
