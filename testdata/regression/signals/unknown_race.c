// Code of which nothing is known may change the mask.
#include <pthread.h>
#include <signal.h>

int shared;

static void handler(int signal) { shared = signal; } // RACE!

void work(void);

int main(void) {
	sigset_t set;
	signal(SIGINT, handler);
	sigfillset(&set);
	sigprocmask(SIG_BLOCK, &set, 0);
	work();
	shared++; // RACE!
	return 0;
}
