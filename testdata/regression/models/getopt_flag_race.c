// getopt_long writes the flags that its table names.
#include <getopt.h>
#include <pthread.h>
#include <stdio.h>

static struct { int *where, verbose, all; } opts;
static struct option list[] = {
	{"verbose", no_argument, &opts.verbose, 1},
	{"all", no_argument, &opts.all, 1},
	{NULL, 0, NULL, 0},
};
static int known;

static void *run(void *arg) {
	if (opts.where) // NORACE
		return NULL;
	opts.all = 2; // RACE!
	known = 1;
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	while (getopt_long(argc, argv, "h", list, NULL) != -1) // RACE!
		;
	pthread_join(t, NULL);
	return known;
}
