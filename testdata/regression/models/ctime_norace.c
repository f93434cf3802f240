// ctime_r does not, and asctime only reads what it is given.
#include <pthread.h>
#include <time.h>

struct tm *tm;
time_t now;
char text[26];

void *run(void *p) {
	asctime(tm); // NORACE
	return ctime_r(&now, text); // NORACE
}

int main(void) {
	pthread_t t;
	tm = localtime(&now);
	if (!tm)
		return 1;
	pthread_create(&t, 0, run, 0);
	return tm->tm_sec; // NORACE
}
