// Who comes back by a jump may have another mask.
#include <setjmp.h>
#include <signal.h>

int shared;
sigjmp_buf place;

static void handler(int signal) { shared = signal; } // RACE!

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	if (sigsetjmp(place, 1) == 0) {
		sigfillset(&set);
		sigprocmask(SIG_BLOCK, &set, 0);
		siglongjmp(place, 1);
	}
	shared++; // RACE!
	return 0;
}
