// What calls return, and which signals come: each is possible.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <unistd.h>

static int empty, bad, kept, signalled;

static void *work(void *unused) {
	empty = 1; // RACE!
	bad = 1; // RACE!
	kept = 1; // RACE!
	signalled = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	sem_t none;
	sigset_t all;
	int got = 0;
	sem_init(&none, 0, 0);
	pthread_create(&t, 0, work, 0);
	if (sem_trywait(&none) < 0)
		empty = 2; // RACE!
	if (close(-1) < 0)
		bad = 2; // RACE!
	errno = 5;
	if (sem_post(&none) == 0)
		kept = 2; // RACE!
	sigfillset(&all);
	if (sigwait(&all, &got) == 0 && got == SIGTERM)
		signalled = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
