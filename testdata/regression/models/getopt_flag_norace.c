// getopt_long writes the flags, and nothing else of what its table leads to.
#include <getopt.h>
#include <pthread.h>
#include <stdio.h>

static int x, y;
static struct { int *where, verbose, all; } opts;
static struct option list[] = {
	{"verbose", no_argument, &opts.verbose, 1},
	{"all", no_argument, &opts.all, 1},
	{"help", no_argument, NULL, 'h'},
	{NULL, 0, NULL, 0},
};

static void *run(void *arg) {
	*opts.where = opts.all; // NORACE
	puts(list[0].name); // NORACE
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	opts.where = &x;
	while (getopt_long(argc, argv, "h", list, NULL) != -1) // NORACE
		;
	pthread_create(&t, NULL, run, NULL);
	y = opts.verbose; // NORACE
	*list[0].flag = 2; // NORACE
	argv[0][0] = 'a'; // NORACE
	pthread_join(t, NULL);
	return y;
}
