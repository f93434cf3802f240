// A handler unblocks signals, while it runs.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

static void other(int signal) {
	sigset_t set;
	sigemptyset(&set);
	sigprocmask(SIG_SETMASK, &set, 0);
}

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	signal(SIGTERM, other);
	sigfillset(&set);
	sigdelset(&set, SIGTERM);
	sigdelset(&set, SIGUSR1);
	sigprocmask(SIG_BLOCK, &set, 0);
	shared++; // RACE!
	return 0;
}
