// On one way it is not.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(int argc, char **argv) {
	sigset_t set;
	signal(SIGINT, handler);
	sigemptyset(&set);
	if (argc > 1)
		sigaddset(&set, SIGINT);
	else
		sigaddset(&set, SIGTERM);
	sigprocmask(SIG_SETMASK, &set, 0);
	shared++; // RACE!
	return argv == 0;
}
