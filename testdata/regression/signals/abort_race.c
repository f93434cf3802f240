// A handler of SIGABRT runs in the thread that aborts, whatever that blocks.
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

static void *worker(void *arg) {
	if (arg)
		abort();
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	sigset_t set;
	signal(SIGABRT, handler);
	sigfillset(&set);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	pthread_create(&t, 0, worker, argv[1]);
	shared++; // RACE!
	pthread_join(t, 0);
	return argc;
}
