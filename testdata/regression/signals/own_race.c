// Two signals have one handler.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(void) {
	signal(SIGINT, handler);
	signal(SIGTERM, handler);
	for (;;) {}
}
