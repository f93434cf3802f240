#include <pthread.h>
#include <stdlib.h>

// What runs at the end of the process runs beside the threads that have not ended.
int *buffer, sum, aborted;

static void clean(void) {
	*buffer = 3; // RACE!
}

__attribute__((destructor)) static void last(void) {
	sum = 0; // RACE!
}

static void note(int status, void *p) {
	*(int *)p = status; // RACE!
}

static void fail(void) {
	exit(1);
}

static void *run(void *arg) {
	*buffer = 1; // RACE!
	sum += 2;    // RACE!
	aborted = 1; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	atexit(clean);
	buffer = malloc(sizeof *buffer);
	if (!buffer)
		return 1;
	on_exit(note, &aborted);
	pthread_create(&t, 0, run, 0);
	if (argc > 2)
		fail();
	pthread_join(t, 0);
	return 0;
}
