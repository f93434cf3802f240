// error calls a function of the program and counts; the name of the program is read for messages.
#include <errno.h>
#include <err.h>
#include <error.h>
#include <pthread.h>

static int called;
static char *name = "other";

static void hook(void) {
	called++; // RACE!
}

static void *work(void *unused) {
	error(0, 0, "message"); // RACE!
	warnx("message"); // RACE!
	return unused;
}

int main(void) {
	pthread_t t;
	error_print_progname = hook;
	pthread_create(&t, 0, work, 0);
	called++; // RACE!
	int n = error_message_count; // RACE!
	program_invocation_short_name = name; // RACE!
	pthread_join(t, 0);
	return n;
}
