// What library functions are given they may keep, and use or hand back later.
#define _GNU_SOURCE
#include <pthread.h>
#include <search.h>
#include <stdlib.h>
#include <syslog.h>
#include <unistd.h>

char name[8] = "name", state[64], option[4] = "-a", word[4] = "x";
char *words[] = {"program", option, word, 0};
int data;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *run(void *arg)
{
	openlog(name, 0, LOG_USER);
	syslog(LOG_INFO, "text");                      // RACE!
	initstate(1, state, sizeof state);             // RACE!
	random();                                      // RACE!
	if (getopt(3, words, "a:") == 'a')             // RACE!
		optarg[0] = 'y';                       // RACE!
	pthread_mutex_lock(&m);
	ENTRY *e = hsearch((ENTRY){"key", 0}, FIND);
	pthread_mutex_unlock(&m);
	if (e)
		*(int *)e->data = 1;                   // RACE!
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);  // NORACE imprecise
	hsearch((ENTRY){"key", &data}, ENTER);        // NORACE imprecise
	pthread_mutex_unlock(&m);  // NORACE imprecise
	name[1] = 'o';  // RACE!
	state[9] = 1;   // RACE!
	word[0] = 'z';  // RACE!
	data = 2;       // RACE!
	pthread_join(t, 0);
	return 0;
}
