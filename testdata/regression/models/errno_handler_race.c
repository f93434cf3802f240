// What else it does is done at any time.
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

int g;

void *run(void *p) {
	g = 1; // RACE!
	return 0;
}

void handler(int n) {
	if (errno == EINTR)
		g = 2; // RACE!
}

int main(void) {
	pthread_t t;
	signal(SIGINT, handler);
	pthread_create(&t, 0, run, 0);
	return 0;
}
