// What is put into the environment is the program's own string: it is changed while nobody looks.
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

extern char **environ;
static char lang[] = "XLANG=C", zone[] = "TZ=UTC", other[] = "text";

static void *looks(void *unused) {
	long sum = 0;
	for (char **p = environ; *p; p++)
		sum += (*p)[0]; // NORACE
	tzset();
	return (void *)(sum + (getenv("XLANG") != 0)); // NORACE
}

int main(void) {
	pthread_t t;
	putenv(lang);
	putenv(zone);
	lang[0] = 'Y'; // NORACE
	zone[3] = 'X'; // NORACE
	pthread_create(&t, 0, looks, 0);
	other[0] = 'T'; // NORACE
	pthread_join(t, 0);
	lang[0] = 'Z'; // NORACE
	return 0;
}
