// One thread runs the handler.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

static void *idle(void *arg) {
	for (volatile int i = 0; i < 1000; i++) {}
	return arg;
}

int main(void) {
	pthread_t t;
	sigset_t set, old;
	signal(SIGINT, handler);
	sigfillset(&set);
	pthread_sigmask(SIG_BLOCK, &set, &old);
	
	pthread_create(&t, 0, idle, 0);
	pthread_sigmask(SIG_SETMASK, &old, 0);
	pthread_join(t, 0);
	return 0;
}
