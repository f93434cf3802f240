// What library functions are given they may keep, and use later.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <syslog.h>

char name[8] = "name", state[64];

void *run(void *arg)
{
	openlog(name, 0, LOG_USER);
	syslog(LOG_INFO, "text");                      // RACE!
	initstate(1, state, sizeof state);             // RACE!
	random();                                      // RACE!
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	name[1] = 'o';  // RACE!
	state[9] = 1;   // RACE!
	pthread_join(t, 0);
	return 0;
}
