// What writes to a stream of the program's own making runs its functions, in whichever thread that is.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

static int x;

static ssize_t count(void *cookie, const char *text, size_t size) {
	x++; // RACE!
	return size;
}

static void *work(void *arg) {
	FILE *f = arg;
	fputs("a", f);
	fflush(f);
	return 0;
}

int main(void) {
	cookie_io_functions_t io = {0, count, 0, 0};
	FILE *f = fopencookie(0, "w", io);
	pthread_t t;
	if (!f)
		return 1;
	pthread_create(&t, 0, work, f);
	x++; // RACE!
	pthread_join(t, 0);
	return 0;
}
