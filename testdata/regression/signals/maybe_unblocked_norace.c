// The signal is in no set that is unblocked.
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

int main(int argc, char **argv) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigprocmask(SIG_BLOCK, &set, 0);
	sigemptyset(&set);
	if (argc > 1)
		sigaddset(&set, SIGUSR1);
	else
		sigaddset(&set, SIGTERM);
	sigprocmask(SIG_UNBLOCK, &set, 0);
	shared++; // NORACE
	return argv == 0;
}
