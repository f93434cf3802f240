// A stream that reads from a pipe: what it does to the pipe is not executed, and nothing is shown behind it.
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int ends[2], data;

static void *reader(void *unused) {
	char line[8];
	FILE *f = fdopen(ends[0], "r");
	if (f && fgets(line, sizeof line, f))
		data++; // NORACE imprecise
	return 0;
}

int main(void) {
	pthread_t t;
	if (pipe(ends))
		return 1;
	pthread_create(&t, 0, reader, 0);
	data = 1; // NORACE imprecise
	write(ends[1], "go\n", 3);
	pthread_join(t, 0);
	return 0;
}
