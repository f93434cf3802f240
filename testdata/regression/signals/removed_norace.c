// The set holds all signals.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigdelset(&set, SIGSEGV);
	sigprocmask(SIG_BLOCK, &set, 0);
	shared++; // NORACE
	return 0;
}
