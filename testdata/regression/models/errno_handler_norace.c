// A handler that leaves errno as it was uses that of the thread that it interrupts.
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

int g;

void handler(int n) {
	if (errno == EINTR)
		write(1, "x", 1); // NORACE
}

int main(void) {
	signal(SIGINT, handler);
	if (close(3) != 0 && errno == EBADF)
		g = 1; // NORACE
	return 0;
}
