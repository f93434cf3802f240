#include <pthread.h>
#include <stdlib.h>

// What runs at the end of the process comes after what the thread that ends it has done and joined.
int *buffer, sum;

static void clean(void) {
	free(buffer); // NORACE
}

__attribute__((destructor)) static void last(void) {
	sum = 0; // NORACE
}

static void fail(void) {
	exit(1);
}

static void *run(void *arg) {
	*buffer = 1; // NORACE
	sum += 2;    // NORACE
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	atexit(clean);
	buffer = malloc(sizeof *buffer);
	if (!buffer)
		fail();
	*buffer = argc; // NORACE
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	sum++; // NORACE
	if (argc > 2)
		fail();
	return 0;
}
