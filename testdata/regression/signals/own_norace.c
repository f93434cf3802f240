// A handler is not interrupted by its own signal.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

int main(void) {
	signal(SIGINT, handler);
	signal(SIGINT, handler);
	for (;;) {}
}
