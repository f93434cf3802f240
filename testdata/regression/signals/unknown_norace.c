// The code is known.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

static void work(void) {}

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigprocmask(SIG_BLOCK, &set, 0);
	work();
	shared++; // NORACE
	return 0;
}
