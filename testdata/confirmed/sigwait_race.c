// A thread that waits for signals, beside others: it may get any of those that it waits for.
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
			hangups++; // RACE!
			break;
		case SIGTERM:
			return 0;
		case SIGUSR1:
			n++; // RACE!
		}
	}
}

static void *work(void *unused) {
	n++; // RACE!
	return 0;
}

int main(void) {
	pthread_t a, b;
	sigemptyset(&set);
	sigaddset(&set, SIGHUP);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, SIGUSR1);
	pthread_sigmask(SIG_BLOCK, &set, 0);
	pthread_create(&a, 0, signals, 0);
	pthread_create(&b, 0, work, 0);
	hangups = 0; // RACE!
	pthread_join(b, 0);
	return 0;
}
