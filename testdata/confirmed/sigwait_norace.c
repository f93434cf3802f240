// A thread that waits for signals, beside others: it may get only those that it waits for.
#include <pthread.h>
#include <signal.h>

static int n, hangups;
static sigset_t set;

static void *signals(void *unused) {
	int s;
	for (;;) {
		if (sigwait(&set, &s))
			return 0;
		switch (s) {
		case SIGHUP:
			hangups++; // NORACE imprecise
			break;
		case SIGTERM:
			return 0;
		case SIGUSR1:
			n++; // NORACE imprecise
		}
	}
}

static void *work(void *unused) {
	n++; // NORACE imprecise
	return 0;
}

int main(void) {
	pthread_t a, b;
	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, SIGUSR2);
	sigaddset(&set, SIGUSR1);
	sigdelset(&set, SIGUSR1);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	pthread_create(&a, 0, signals, 0);
	pthread_create(&b, 0, work, 0);
	hangups = 0; // NORACE imprecise
	pthread_join(b, 0);
	return 0;
}
