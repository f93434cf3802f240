// The set is changed by another thread before the signals in it are blocked.
#include <pthread.h>
#include <signal.h>

int shared;
sigset_t set;

static void handler(int signal) { shared = signal; } // RACE!

static void *clear(void *arg) {
	sigemptyset(&set);
	return arg;
}

int main(void) {
	pthread_t t;
	signal(SIGINT, handler);
	sigfillset(&set);
	pthread_create(&t, 0, clear, 0);
	pthread_join(t, 0);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	shared++; // RACE!
	return 0;
}
