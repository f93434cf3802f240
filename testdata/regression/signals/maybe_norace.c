// The signal is in the set on all ways.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

int main(int argc, char **argv) {
	sigset_t set;
	signal(SIGINT, handler);
	sigemptyset(&set);
	if (argc > 1)
		sigaddset(&set, SIGINT);
	else
		sigaddset(&set, SIGINT);
	sigprocmask(SIG_SETMASK, &set, 0);
	shared++; // NORACE
	return argv == 0;
}
