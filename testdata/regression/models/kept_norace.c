// What library functions are given they may keep, and use later, each time under a lock of their own.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <syslog.h>

char name[8] = "name", state[64];

void *run(void *arg)
{
	syslog(LOG_INFO, "text");                      // NORACE
	random();                                      // NORACE
	return 0;
}

int main(void)
{
	pthread_t t;
	openlog(name, 0, LOG_USER);                    // NORACE
	initstate(1, state, sizeof state);             // NORACE
	pthread_create(&t, 0, run, 0);
	syslog(LOG_INFO, "text");                      // NORACE
	random();                                      // NORACE
	pthread_join(t, 0);
	name[1] = 'o';                                 // NORACE
	state[9] = 1;                                  // NORACE
	return 0;
}
