// A timer that notifies nobody does not.
#include <pthread.h>
#include <signal.h>
#include <time.h>

int g;

void expired(union sigval v) {
	*(int *)v.sival_ptr = 1; // NORACE
}

int main(void) {
	struct sigevent e = {0};
	timer_t t;
	e.sigev_notify = SIGEV_NONE;
	e.sigev_notify_function = expired;
	e.sigev_value.sival_ptr = &g;
	timer_create(CLOCK_REALTIME, &e, &t);
	g = 2; // NORACE
	return 0;
}
