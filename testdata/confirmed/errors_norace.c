// Error numbers and signals that a call does not give: no execution races behind them.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <unistd.h>

static int empty, bad, kept, signalled;

static void *work(void *unused) {
	empty = 1; // NORACE imprecise
	bad = 1; // NORACE imprecise
	kept = 1; // NORACE imprecise
	signalled = 1; // NORACE imprecise
	return 0;
}

int main(void) {
	pthread_t t;
	sem_t none;
	sigset_t all;
	int got = 0;
	sem_init(&none, 0, 0);
	pthread_create(&t, 0, work, 0);
	if (sem_trywait(&none) < 0 && errno != EAGAIN)
		empty = 2; // NORACE imprecise
	if (close(-1) < 0 && errno == 0)
		bad = 2; // NORACE imprecise
	errno = 5;
	if (sem_post(&none) == 0 && errno != 5)
		kept = 2; // NORACE imprecise
	sigfillset(&all);
	if (sigwait(&all, &got) == 0 && (got == SIGKILL || got == SIGSTOP))
		signalled = 2; // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
