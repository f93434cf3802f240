// What library functions are given they may keep, and use or hand back later; here everybody has an own one, or waits.
#define _GNU_SOURCE
#include <pthread.h>
#include <search.h>
#include <stdlib.h>
#include <syslog.h>

char name[8] = "name", state[64];
int data;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *run(void *arg)
{
	syslog(LOG_INFO, "text");                      // NORACE
	random();                                      // NORACE
	pthread_mutex_lock(&m);
	ENTRY *e = hsearch((ENTRY){"key", 0}, FIND);   // NORACE
	if (e && e->data)
		*(int *)e->data = 1;                   // NORACE
	pthread_mutex_unlock(&m);
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
	pthread_mutex_lock(&m);
	hsearch((ENTRY){"key", &data}, ENTER);         // NORACE
	data = 2;                                      // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	name[1] = 'o';                                 // NORACE
	state[9] = 1;                                  // NORACE
	return 0;
}
