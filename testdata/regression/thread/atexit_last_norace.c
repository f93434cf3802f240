#include <pthread.h>
#include <stdlib.h>

// An end without ceremony runs nothing.
int x;

static void clean(void) {
	x = 1; // NORACE
}

static void *run(void *arg) {
	x = 2; // NORACE
	if (arg)
		abort();
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	atexit(clean);
	pthread_create(&t, 0, run, argv[1]);
	if (argc > 2)
		_Exit(1);
	pthread_join(t, 0);
	return 0;
}
