// Threads begin with the mask of their creator.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

static void *worker(void *arg) {
	shared++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	sigset_t set;
	signal(SIGTERM, handler);
	sigfillset(&set);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	return 0;
}
