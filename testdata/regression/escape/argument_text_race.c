// The arguments of main hold what the program writes there.
#include <pthread.h>
#include <stdlib.h>

static int x;
static char **arguments;

static void *run(void *arg) {
	int *q = *(int **)arguments[0];
	*q = 1; // RACE!
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	arguments = argv;
	*(int **)argv[0] = &x;
	pthread_create(&t, NULL, run, NULL);
	x = argc; // RACE!
	pthread_join(t, NULL);
	return 0;
}
