#include <pthread.h>
#include <stdlib.h>

// These return although the condition does not hold, or change what it speaks of.
int n, limit = 5;

static void warn(int c) {
	if (c)
		return;
	if (limit < 10)
		return;
	abort();
}

static void reset(int c) {
	n = 0;
	if (!c)
		abort();
}

int x, y;

static void *writer(void *arg) {
	x = 1; // RACE!
	y = 1; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = 1;
	pthread_create(&t, 0, writer, 0);
	warn(argc < 3);
	if (argc >= 3)
		x = 2; // RACE!
	reset(n);
	if (!n)
		y = 2; // RACE!
	return 0;
}
