// Nobody unblocks the signal.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

static void *idle(void *arg) {
	sigset_t set;
	sigemptyset(&set);
	sigaddset(&set, SIGUSR1);
	pthread_sigmask(SIG_UNBLOCK, &set, 0);
	for (volatile int i = 0; i < 1000; i++) {}
	return arg;
}

int main(void) {
	pthread_t t;
	sigset_t set;
	signal(SIGTERM, handler);
	sigfillset(&set);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	pthread_create(&t, 0, idle, 0);
	shared++; // NORACE
	pthread_join(t, 0);
	return 0;
}
