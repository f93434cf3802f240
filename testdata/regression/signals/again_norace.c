// The handler stays installed.
#include <signal.h>

int shared;

static void again(int number) {
	shared = number; // NORACE
	(void)number;
}

int main(void) {
	signal(SIGINT, again);
	for (;;) {}
}
