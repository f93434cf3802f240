// flags: -std=gnu99
// By default its signal is blocked while a handler runs, but another one is not.
#include <signal.h>

int shared;

static void handler(int number) { shared = number; } // RACE!

static void again(int number) {
	signal(SIGINT, handler);
	shared = number; // RACE!
}

int main(void) {
	signal(SIGINT, handler);
	signal(SIGTERM, again);
	for (;;) {}
}
