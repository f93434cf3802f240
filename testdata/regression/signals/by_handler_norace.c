// Handlers leave the mask alone.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

static void other(int signal) {
	sigset_t set;
	sigemptyset(&set);
	(void)set;
}

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	signal(SIGTERM, other);
	sigfillset(&set);
	sigdelset(&set, SIGTERM);
	sigdelset(&set, SIGUSR1);
	sigprocmask(SIG_BLOCK, &set, 0);
	shared++; // NORACE
	return 0;
}
