// A handler that installs itself anew may not have its signal blocked.
#include <signal.h>

int shared;

static void again(int number) {
	shared = number; // RACE!
	signal(SIGINT, again);
}

int main(void) {
	signal(SIGINT, again);
	for (;;) {}
}
