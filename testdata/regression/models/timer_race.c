// A timer may run a function in a thread of its own.
#include <pthread.h>
#include <signal.h>
#include <time.h>

int g;

void expired(union sigval v) {
	*(int *)v.sival_ptr = 1; // RACE!
}

int main(void) {
	struct sigevent e = {0};
	timer_t t;
	e.sigev_notify = SIGEV_THREAD;
	e.sigev_notify_function = expired;
	e.sigev_value.sival_ptr = &g;
	timer_create(CLOCK_REALTIME, &e, &t);
	g = 2; // RACE!
	return 0;
}
