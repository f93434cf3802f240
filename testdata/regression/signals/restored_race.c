// The signal is unblocked before.
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(void) {
	sigset_t set, old;
	signal(SIGINT, handler);
	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigprocmask(SIG_BLOCK, &set, &old);
	sigprocmask(SIG_SETMASK, &old, 0);
	shared++; // RACE!
	return 0;
}
