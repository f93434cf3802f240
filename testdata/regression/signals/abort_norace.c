// Whoever aborts runs no handler of another signal that he blocks.
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

static void *worker(void *arg) {
	if (arg)
		abort();
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	sigset_t set;
	signal(SIGTERM, handler);
	sigfillset(&set);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	pthread_create(&t, 0, worker, argv[1]);
	shared++; // NORACE
	pthread_join(t, 0);
	return argc;
}
