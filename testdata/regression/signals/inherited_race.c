// A thread was created before.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

static void *worker(void *arg) {
	shared++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	sigset_t set;
	signal(SIGTERM, handler);
	pthread_create(&t, 0, worker, 0);
	sigfillset(&set);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	pthread_join(t, 0);
	return 0;
}
