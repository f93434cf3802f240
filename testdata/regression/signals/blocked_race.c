// Another signal is blocked.
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(void) {
	sigset_t set, old;
	signal(SIGINT, handler);
	sigemptyset(&set);
	sigaddset(&set, SIGTERM);
	sigprocmask(SIG_BLOCK, &set, &old);
	shared++; // RACE!
	sigprocmask(SIG_SETMASK, &old, 0);
	return 0;
}
