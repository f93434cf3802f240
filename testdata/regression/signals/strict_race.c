// flags: -std=c99 -D_XOPEN_SOURCE=700
// By the strict standards a handler is taken away when it runs, and its signal is not blocked meanwhile.
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
