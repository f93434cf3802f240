// The signal is taken out of the set.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigdelset(&set, SIGINT);
	sigprocmask(SIG_BLOCK, &set, 0);
	shared++; // RACE!
	return 0;
}
