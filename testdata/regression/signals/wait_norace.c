// Behind a wait the signals are blocked as before it.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

#include <sys/select.h>

int main(void) {
	sigset_t set, old;
	struct timespec second = {1, 0};
	signal(SIGTERM, handler);
	sigemptyset(&set);
	sigaddset(&set, SIGTERM);
	sigprocmask(SIG_BLOCK, &set, &old);
	fd_set files;
	FD_ZERO(&files);
	FD_SET(0, &files);
	while (!shared) // NORACE
		pselect(1, &files, 0, 0, &second, &old);
	return 0;
}
