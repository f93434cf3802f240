// A time that cannot be converted gives a null pointer.
#include <pthread.h>
#include <time.h>

int g;

void *run(void *p) {
	struct tm tm;
	time_t t = time(0);
	if (!localtime_r(&t, &tm))
		g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
