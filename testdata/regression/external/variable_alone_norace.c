// A variable of the program is what the program has written to it.
#include <pthread.h>
static int mode;
static int x;

static void *run(void *arg) {
	x++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	mode = 0;
	pthread_create(&t, 0, run, 0);
	if (mode)
		x++; // NORACE
	pthread_join(t, 0);
	return 0;
}
