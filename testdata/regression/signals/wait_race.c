// During a wait they may be unblocked.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

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
	while (!shared)
		pselect(1, (fd_set *)&shared, 0, 0, &second, &old); // RACE!
	return 0;
}
