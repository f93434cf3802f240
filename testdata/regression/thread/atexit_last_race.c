#include <pthread.h>
#include <stdlib.h>

// A thread that exits runs what waits for the end of the process, beside the others.
int x;

static void clean(void) {
	x = 1; // RACE!
}

static void *run(void *arg) {
	if (arg)
		exit(1);
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, 0, run, argv[1]);
	atexit(clean);
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
