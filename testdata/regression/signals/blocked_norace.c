// What a thread does while it blocks the signal, its handler does not interrupt.
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

int main(void) {
	sigset_t set, old;
	signal(SIGINT, handler);
	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigprocmask(SIG_BLOCK, &set, &old);
	shared++; // NORACE
	sigprocmask(SIG_SETMASK, &old, 0);
	return 0;
}
