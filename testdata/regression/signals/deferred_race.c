// It is not.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(void) {
	struct sigaction act = {0};
	act.sa_handler = handler;
	act.sa_flags = SA_RESTART | SA_NODEFER;
	sigaction(SIGINT, &act, 0);
	for (;;) {}
}
