// Other system calls leave the mask alone.
#include <signal.h>
#include <unistd.h>
#include <sys/syscall.h>

int shared;

static void handler(int signal) { shared = signal; } // NORACE

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigprocmask(SIG_BLOCK, &set, 0);
	syscall(SYS_getpid);
	shared++; // NORACE
	return 0;
}
