// Otherwise the result is the argument.
#include <pthread.h>
#include <time.h>

int g;

void *run(void *p) {
	struct tm tm;
	time_t t = time(0);
	struct tm *r = localtime_r(&t, &tm);
	if (r && r != &tm)
		g = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	g = 2; // NORACE
	return 0;
}
