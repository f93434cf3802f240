// The signal may be in the set that is unblocked.
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(int argc, char **argv) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigprocmask(SIG_BLOCK, &set, 0);
	sigemptyset(&set);
	if (argc > 1)
		sigaddset(&set, SIGINT);
	else
		sigaddset(&set, SIGTERM);
	sigprocmask(SIG_UNBLOCK, &set, 0);
	shared++; // RACE!
	return argv == 0;
}
