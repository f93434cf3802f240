// ctime writes the object that localtime returns (C17 7.27.3).
#include <pthread.h>
#include <time.h>

struct tm *tm;
time_t now;

void *run(void *p) {
	return ctime(&now); // RACE!
}

int main(void) {
	pthread_t t;
	tm = localtime(&now);
	if (!tm)
		return 1;
	pthread_create(&t, 0, run, 0);
	return tm->tm_sec; // RACE!
}
