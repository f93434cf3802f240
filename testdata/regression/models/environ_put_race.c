// What is put into the environment is the program's own string: others find it there.
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

extern char **environ;
static char lang[] = "XLANG=C", zone[] = "TZ=UTC", path[] = "XPATH=/";
static char *list[] = {path, 0};

static void *looks(void *unused) {
	long sum = 0;
	for (char **p = environ; *p; p++)
		sum += (*p)[0]; // RACE!
	return (void *)sum;
}

static void *asks(void *unused) {
	return getenv("XPATH"); // RACE!
}

static void *zones(void *unused) {
	tzset(); // RACE!
	return unused;
}

int main(void) {
	pthread_t t, u, v;
	environ = list;
	putenv(lang);
	putenv(zone);
	pthread_create(&t, 0, looks, 0);
	lang[0] = 'Y'; // RACE!
	pthread_join(t, 0);
	pthread_create(&u, 0, asks, 0);
	path[1] = 'Y'; // RACE!
	pthread_join(u, 0);
	pthread_create(&v, 0, zones, 0);
	zone[3] = 'X'; // RACE!
	pthread_join(v, 0);
	return 0;
}
