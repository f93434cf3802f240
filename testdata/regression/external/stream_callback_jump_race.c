// A function that a stream calls back may leave whoever uses the stream by longjmp.
#define _GNU_SOURCE
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>

static jmp_buf back;
static int x;

static ssize_t leave(void *cookie, const char *text, size_t size) { longjmp(back, 1); }

static void *work(void *arg) {
	x = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	if (setjmp(back)) {
		x = 2; // RACE!
		return 0;
	}
	cookie_io_functions_t io = {0, leave, 0, 0};
	FILE *f = fopencookie(0, "w", io);
	if (!f)
		return 1;
	setvbuf(f, 0, _IONBF, 0);
	if (pthread_create(&t, 0, work, 0))
		return 1;
	fputs("a", f);
	pthread_join(t, 0);
	return x; // NORACE
}
