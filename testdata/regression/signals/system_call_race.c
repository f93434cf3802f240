// The mask is changed by a system call.
#include <signal.h>
#include <unistd.h>
#include <sys/syscall.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigprocmask(SIG_BLOCK, &set, 0);
	syscall(SYS_rt_sigprocmask, SIG_UNBLOCK, &set, 0, 8);
	shared++; // RACE!
	return 0;
}
