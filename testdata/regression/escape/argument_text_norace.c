// The arguments of main do not hold what the program sends later.
#include <pthread.h>
#include <unistd.h>

static int x, *p = &x;
static long other;
static char **arguments;

static void *run(void *arg) {
	int *q = *(int **)arguments[0];
	*q = 1; // NORACE
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	arguments = argv;
	write(1, &p, sizeof p);
	read(0, &other, sizeof other);
	pthread_create(&t, NULL, run, NULL);
	x = argc; // NORACE
	pthread_join(t, NULL);
	return 0;
}
