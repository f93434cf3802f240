// The signal is blocked while its handler runs.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

int main(void) {
	struct sigaction act = {0};
	act.sa_handler = handler;
	act.sa_flags = SA_RESTART;
	sigaction(SIGINT, &act, 0);
	for (;;) {}
}
