#include <pthread.h>
#include <stdlib.h>

// Functions that return only if a condition holds are guards for their callers.
static void require(int c) {
	if (!c)
		abort();
}

static void insist(unsigned char c, const char *what) {
	if (c && what)
		return;
	exit(1);
}

int x;

static void *writer(void *arg) {
	x = 1; // NORACE
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	require(argc < 3);
	if (argc > 4)
		x = 2; // NORACE
	insist(argc, "no name");
	if (argc == 0)
		x = 3; // NORACE
	return 0;
}
