// error calls a function of the program and counts, in the thread that has called it.
#include <errno.h>
#include <err.h>
#include <error.h>
#include <pthread.h>

static int called;
static char *name = "other";

static void hook(void) {
	called++; // NORACE
}

static void *work(void *unused) {
	error(0, 0, "message");
	warnx("message");
	return unused;
}

int main(void) {
	pthread_t t;
	error_print_progname = hook;
	program_invocation_short_name = name; // NORACE
	pthread_create(&t, 0, work, 0);
	pthread_join(t, 0);
	called++; // NORACE
	return error_message_count; // NORACE
}
